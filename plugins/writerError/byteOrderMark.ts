/** Invisible sign that some editors write at the start of a file. Parsers place every text behind it wrongly. */
export const byteOrderMark = '\uFEFF';

export const markProblem = 'the file begins with a byte order mark';
export const markFix = 'save the file as UTF-8 without a byte order mark (BOM).';
