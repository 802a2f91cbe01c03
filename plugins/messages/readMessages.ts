// Not `{z}`: jiti, which loads the configuration, hands out the module's default export.
import * as z from 'zod';
import {isProductId} from '../../config/products.ts';
import {readRows, type Row} from '../glossary/readRows.ts';
import {WriterError, type Finding} from '../writerError/index.ts';
import type {Message, MessagePage} from './Message.ts';

/** The table's path as the writer knows it. */
export const messagesFile = 'data/messages.csv';

const text = z.string().trim().min(1, 'is empty');

const pagePattern = /^([a-z]+):([a-z0-9/-]+)(?:#([a-z0-9-]+))?$/;

const page = z.string().transform((cell, context): MessagePage => {
  const [, product, slug = '', anchor] = pagePattern.exec(cell) ?? [];
  if (isProductId(product)) {
    return {product, slug, ...(anchor !== undefined && {anchor})};
  }
  context.addIssue(`is “${cell}”`);
  return z.NEVER;
});

const rowSchema = z.object({
  id: z.string().regex(/^[A-Z]-\d{2,}$/, 'is not a letter, a hyphen and two digits or more'),
  product: z.string().refine(isProductId, 'is not an id of config/products.ts'),
  zh: text,
  en: text,
  when_zh: text,
  when_en: text,
  remedy_zh: text,
  remedy_en: text,
  page,
});

const fixes: Readonly<Record<string, string>> = {
  id: 'write an id such as Y-01 that no other row has.',
  product: 'write the id of the product that shows the message, such as yicat.',
  page: 'write the page that explains it as product:slug or product:slug#anchor.',
};

const describeIssue = ({code, path: [column], message}: z.core.$ZodIssue, row: Row): Finding =>
  // A row has a cell for each column: if one is missing, the header row lacks it.
  code === 'invalid_type'
    ? {
        line: 1,
        problem: `the column ${String(column)} is missing.`,
        fix: 'add it to the header row, and a cell for it to each row.',
      }
    : {
        line: row.line,
        problem: `row “${row.cells.id ?? ''}”: ${String(column)} ${message}.`,
        fix:
          fixes[String(column)] ?? 'fill the cell: each message has its texts in both languages.',
      };

/**
 * Reads the messages of the products.
 * @param csv text of `data/messages.csv`: a header row, then one message a row.
 * @returns the messages by id, in the order of the table.
 * @throws WriterError with every row that lacks a text, or whose id another row has.
 */
export function readMessages(csv: string): ReadonlyMap<string, Message> {
  const messages = new Map<string, Message>();
  const findings: Finding[] = [];
  for (const row of readRows(csv, messagesFile)) {
    const {data, error} = rowSchema.safeParse(row.cells);
    if (error) {
      findings.push(...error.issues.map((issue) => describeIssue(issue, row)));
      continue;
    }
    if (messages.has(data.id)) {
      findings.push({
        line: row.line,
        problem: `two rows have the id ${data.id}.`,
        fix: 'give each row its own id.',
      });
    }
    messages.set(data.id, {
      id: data.id,
      text: {zh: data.zh, en: data.en},
      when: {zh: data.when_zh, en: data.when_en},
      remedy: {zh: data.remedy_zh, en: data.remedy_en},
      page: data.page,
      line: row.line,
    });
  }
  if (findings.length > 0) {
    // A missing column is missing in every row.
    const eachOnce = new Map(findings.map((finding) => [JSON.stringify(finding), finding]));
    throw new WriterError(messagesFile, [...eachOnce.values()]);
  }
  return messages;
}
