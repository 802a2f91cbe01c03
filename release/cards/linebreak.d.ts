declare module 'linebreak' {
  /** Break opportunities of a text by the Unicode Line Breaking Algorithm (UAX #14). */
  export default class LineBreaker {
    constructor(text: string);
    /** The next one, by its offset in the text; null after the last, which is the text's end. */
    nextBreak(): {readonly position: number; readonly required: boolean} | null;
  }
}
