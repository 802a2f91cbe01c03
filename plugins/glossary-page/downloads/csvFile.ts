import {stringify} from 'csv-stringify/sync';

/**
 * A table as CSV (RFC 4180) in UTF-8. The byte order mark tells spreadsheets that it is UTF-8.
 * A cell that a spreadsheet would run as a formula (it begins with `=`, `+`, `-`, `@`, tab or
 * carriage return) gets an apostrophe in front, which spreadsheets take as “this is text”.
 */
export function csvFile(rows: readonly (readonly string[])[]): Uint8Array {
  const text = stringify(
    rows.map((row) => [...row]),
    {bom: true, escape_formulas: true, quoted: true, record_delimiter: 'windows'},
  );
  return new TextEncoder().encode(text);
}
