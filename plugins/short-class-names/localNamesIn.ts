const localName = /[.#]([A-Za-z_-][\w-]*)|@keyframes\s+([\w-]+)/g;

/**
 * The names that a CSS module may define, each once, in the order of the text: classes, ids and
 * animations. What merely looks like one, in a comment or an address, is among them and harmless.
 */
export function localNamesIn(css: string): readonly string[] {
  return [
    ...new Set([...css.matchAll(localName)].map(([, name, animation]) => name ?? animation ?? '')),
  ];
}
