// `{z}` would not work: jiti, which loads the configuration, returns the default export.
import * as z from 'zod';
import {isProductId} from '../../config/products.ts';
import {readTable} from '../glossary/readTable.ts';
import type {Message, MessagePage} from './Message.ts';

/** Path of the table, relative to the project. */
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

const fixes = {
  byColumn: {
    id: 'write an id such as Y-01 that no other row has.',
    product: 'write the id of the product that shows the message, such as yicat.',
    page: 'write the page that explains it as product:slug or product:slug#anchor.',
  },
  otherwise: 'fill the cell: each message has its texts in both languages.',
};

/**
 * Reads the messages of the products.
 * @param csv text of `data/messages.csv`: a header row, then one row per message
 * @returns the messages by id, in the order of the table
 * @throws WriterError with every row that lacks a text, or whose id another row has
 */
export const readMessages = (csv: string): ReadonlyMap<string, Message> =>
  new Map(
    readTable(csv, messagesFile, rowSchema, fixes).map((row): [string, Message] => [
      row.id,
      {
        id: row.id,
        text: {zh: row.zh, en: row.en},
        when: {zh: row.when_zh, en: row.when_en},
        remedy: {zh: row.remedy_zh, en: row.remedy_en},
        page: row.page,
        line: row.line,
      },
    ]),
  );
