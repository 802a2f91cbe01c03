import {parse} from 'csv-parse/sync';
// Not `{z}`: jiti, which loads the configuration, hands out the module's default export.
import * as z from 'zod';
import {WriterError, type Finding} from '../writerError/index.ts';

/** A row of a table, with the names that the first row gives its cells. */
interface Row {
  readonly cells: Readonly<Record<string, string>>;
  /** The line on which it ends, from 1. */
  readonly line: number;
}

const parsed = z.array(
  z.object({record: z.record(z.string(), z.string()), info: z.object({lines: z.number()})}),
);

/** What the CSV reader throws. */
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
            fix: 'give it as many cells as the header row, and put a cell that holds a comma or quotation marks in double quotes.',
          },
        ])
      : error;
  }
}

/** What to write, by column. */
interface Fixes {
  readonly byColumn: Readonly<Record<string, string>>;
  /** For each other column. */
  readonly otherwise: string;
}

const describeIssue = (
  {path: [column], message}: z.core.$ZodIssue,
  {cells, line}: Row,
  {byColumn, otherwise}: Fixes,
): Finding =>
  // A row has a cell for each column: if one is missing, the header row lacks it.
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
 * @param csv text of the table.
 * @param file the table's path as the writer knows it.
 * @param schema of the cells of a row, by column.
 * @returns the rows in their order, each with the line on which it ends.
 * @throws WriterError where the text is no such table, with every row that the schema refuses or
 * whose id another row has.
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
    // A missing column is missing in every row.
    const eachOnce = new Map(findings.map((finding) => [JSON.stringify(finding), finding]));
    throw new WriterError(file, [...eachOnce.values()]);
  }
  return entries;
}
