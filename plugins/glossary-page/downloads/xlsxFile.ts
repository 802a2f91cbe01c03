import writeExcelFile from 'write-excel-file/node';
import {fixedZip} from '../../fileFormats/fixedZip.ts';

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
