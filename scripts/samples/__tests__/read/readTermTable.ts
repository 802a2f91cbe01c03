import {readSheet} from 'read-excel-file/node';
import * as z from 'zod';

const cell = z.union([z.string(), z.null().transform(() => '')]);

/**
 * Reads the rows of a term table, with empty cells as empty strings.
 * @throws Error if the file is not an Excel file, contains anything but texts, or has a concept
 * without a term in one of the languages of its first row.
 */
export async function readTermTable(file: Uint8Array): Promise<string[][]> {
  const rows = z.array(z.array(cell)).parse(await readSheet(Buffer.from(file)));
  const languages = (rows[0] ?? []).flatMap((name, index) =>
    /^[a-z]{2,3}-[A-Z][A-Za-z]+$/.test(name) ? [index] : [],
  );
  if (languages.length < 2) {
    throw new Error('The first row names fewer than two languages.');
  }
  const gap = rows.findIndex((row) => languages.some((index) => !row[index]));
  if (gap >= 0) {
    throw new Error(`Row ${gap + 1} lacks a term.`);
  }
  return rows;
}
