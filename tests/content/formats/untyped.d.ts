/** Parsers without types; the calling code validates their results with a schema. */
declare module 'gettext-parser' {
  export const po: {parse: (text: string, options: {validation: boolean}) => unknown};
}

declare module 'xliff' {
  export function xliff12ToJs(text: string): Promise<unknown>;
  export function xliff2js(text: string): Promise<unknown>;
}
