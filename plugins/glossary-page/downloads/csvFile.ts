import {stringify} from 'csv-stringify/sync';

/**
 * Writes a table as CSV (RFC 4180) in UTF-8, with a byte order mark that tells spreadsheets the
 * encoding. A cell that a spreadsheet would run as a formula (it starts with `=`, `+`, `-`, `@`,
 * tab or carriage return) gets a leading apostrophe, which marks it as text.
 */
export function csvFile(rows: readonly (readonly string[])[]): Uint8Array {
  const text = stringify(
    rows.map((row) => [...row]),
    {bom: true, escape_formulas: true, quoted: true, record_delimiter: 'windows'},
  );
  return new TextEncoder().encode(text);
}
