/** The custom properties that a value or the condition of an at-rule names, each once. */
export function customPropertiesIn(text: string): ReadonlySet<string> {
  return new Set(text.match(/--[\w-]+/g));
}
