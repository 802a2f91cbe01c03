declare module 'linebreak' {
  /** Break opportunities of a text by the Unicode Line Breaking Algorithm (UAX #14). */
  export default class LineBreaker {
    constructor(text: string);
    /** Returns the next break by its offset. The last is the end of the text; null follows it. */
    nextBreak(): {readonly position: number; readonly required: boolean} | null;
  }
}
