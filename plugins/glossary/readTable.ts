import {parse} from 'csv-parse/sync';
// `{z}` would not work: jiti, which loads the configuration, returns the default export.
import * as z from 'zod';
import {WriterError, type Finding} from '../writerError/index.ts';

/** A row of a table, with its cells by the column names of the header row. */
interface Row {
  readonly cells: Readonly<Record<string, string>>;
  /** Line on which the row ends, counted from 1. */
  readonly line: number;
}

const parsed = z.array(
  z.object({record: z.record(z.string(), z.string()), info: z.object({lines: z.number()})}),
);

/** Error of the CSV parser. */
const csvError = z.object({message: z.string(), lines: z.number()});

function readRows(csv: string, file: string): Row[] {
  try {
    const rows: unknown = parse(csv.replaceAll('\r\n', '\n'), {
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
            fix: 'give it as many cells as the header row, and put a cell that contains a comma or quotation marks in double quotes.',
          },
        ])
      : error;
  }
}

/** Fixes by column. */
interface Fixes {
  readonly byColumn: Readonly<Record<string, string>>;
  /** Fix for all other columns. */
  readonly otherwise: string;
}

const describeIssue = (
  {path: [column], message}: z.core.$ZodIssue,
  {cells, line}: Row,
  {byColumn, otherwise}: Fixes,
): Finding =>
  // The parser ensures a cell for each column, so a missing cell means a missing column.
  cells[String(column)] === undefined
    ? {
        line: 1,
        problem: `the column ${String(column)} is missing.`,
        fix: 'add it to the header row, and a cell for it to each row.',
      }
    : {
        line,
        problem: `row “${cells.id ?? ''}”: ${String(column)} ${message}.`,
        fix: byColumn[String(column)] ?? otherwise,
      };

/**
 * Reads a table with a header row and a column `id`.
 * @param csv text of the table
 * @param file path of the table for error messages
 * @param schema schema of the cells of a row, by column
 * @returns the rows in their order, each with the line on which it ends
 * @throws WriterError if the text is not such a table, or with every row that the schema refuses or
 *   whose id another row has
 */
export function readTable<Entry extends {readonly id: string}>(
  csv: string,
  file: string,
  schema: z.ZodType<Entry>,
  fixes: Fixes,
): (Entry & {readonly line: number})[] {
  const findings: Finding[] = [];
  const ids = new Set<string>();
  const entries = readRows(csv, file).flatMap((row) => {
    const {data, error} = schema.safeParse(row.cells);
    if (error) {
      findings.push(...error.issues.map((issue) => describeIssue(issue, row, fixes)));
      return [];
    }
    if (ids.has(data.id)) {
      findings.push({
        line: row.line,
        problem: `two rows have the id ${data.id}.`,
        fix: 'give each row its own id.',
      });
    }
    ids.add(data.id);
    return [{...data, line: row.line}];
  });
  if (findings.length > 0) {
    // A missing column would otherwise be reported for every row.
    const eachOnce = new Map(findings.map((finding) => [JSON.stringify(finding), finding]));
    throw new WriterError(file, [...eachOnce.values()]);
  }
  return entries;
}
