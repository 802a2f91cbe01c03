import {parse} from 'csv-parse/sync';
// Not `{z}`: jiti, which loads the configuration, hands out the module's default export.
import * as z from 'zod';
import {WriterError} from '../writerError/index.ts';

/** A row of a table, with the names that the first row gives its cells. */
export interface Row {
  readonly cells: Readonly<Record<string, string>>;
  /** The line on which it ends, from 1. */
  readonly line: number;
}

const parsed = z.array(
  z.object({record: z.record(z.string(), z.string()), info: z.object({lines: z.number()})}),
);

/** What the CSV reader throws. */
const csvError = z.object({message: z.string(), lines: z.number()});

/**
 * Reads a table with a header row.
 * @param file the table's path as the writer knows it.
 * @throws WriterError where the text is no such table, with the line.
 */
export function readRows(csv: string, file: string): Row[] {
  try {
    const rows: unknown = parse(csv, {
      columns: true,
      skip_empty_lines: true,
      bom: true,
      info: true,
    });
    return parsed.parse(rows).map(({record, info}) => ({cells: record, line: info.lines}));
  } catch (error) {
    const {data} = csvError.safeParse(error);
    throw data
      ? new WriterError(file, [
          {
            line: data.lines,
            problem: `the row cannot be read (${data.message}).`,
            fix: 'give it as many cells as the header row, and put a cell that holds a comma or quotation marks in double quotes.',
          },
        ])
      : error;
  }
}
