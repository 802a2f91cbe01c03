import {stringify} from 'csv-stringify/sync';
import writeExcelFile from 'write-excel-file/node';
import type {LocaleId} from '../../../config/locales.ts';
import type {Term} from '../../glossary/readTermbase.ts';
import {fixedZip} from '../../fileFormats/fixedZip.ts';
import type {GlossaryDownload} from '../Glossary.ts';
import {tbxFile} from './tbxFile.ts';
import {termRows} from './termRows.ts';

/**
 * Writes a table as an Excel file. Every cell is text, so none is a formula. The same rows give the
 * same bytes.
 * @param rows rows, with the header first
 * @param sheet name of the sheet
 */
export async function xlsxFile(
  rows: readonly (readonly string[])[],
  sheet: string,
): Promise<Uint8Array> {
  const cells = rows.map((row, index) =>
    row.map((value) => ({
      value,
      type: String,
      wrap: true,
      alignVertical: 'top' as const,
      ...(index === 0 && {fontWeight: 'bold' as const}),
    })),
  );
  const widest = rows[0]?.map((_, column) =>
    Math.max(...rows.map((row) => (row[column] ?? '').length)),
  );
  const columns = widest?.map((width) => ({width: Math.min(Math.max(width + 2, 8), 40)})) ?? [];
  return fixedZip(await writeExcelFile(cells, {sheet, columns, stickyRowsCount: 1}).toBuffer());
}

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

/** A download with its content. */
export interface GlossaryFile extends GlossaryDownload {
  readonly content: Uint8Array;
}

/**
 * Writes the whole termbase in each format. Each language has its own files, because the names of
 * columns, parts of speech and subject fields are translated.
 * @param title title of the glossary in that language
 */
export async function glossaryFiles(
  terms: readonly Term[],
  title: string,
  locale: LocaleId,
): Promise<GlossaryFile[]> {
  const rows = termRows(terms, locale);
  const contents = {
    XLSX: await xlsxFile(rows, title),
    CSV: csvFile(rows),
    TBX: tbxFile(terms, title, locale),
  };
  return (['XLSX', 'CSV', 'TBX'] as const).map((format) => ({
    format,
    path: `downloads/glossary.${format.toLowerCase()}`,
    bytes: contents[format].byteLength,
    content: contents[format],
  }));
}
