/** Parsers that ship no types; what they return is checked by a schema where they are used. */
declare module 'gettext-parser' {
  export const po: {parse: (text: string, options: {validation: boolean}) => unknown};
}

declare module 'xliff' {
  export function xliff12ToJs(text: string): Promise<unknown>;
  export function xliff2js(text: string): Promise<unknown>;
}
