import {readdirSync, readFileSync} from 'node:fs';
import path from 'node:path';
import * as z from 'zod';
import {productIds} from '../../../config/products.ts';
import {expect, test} from '../fixtures.ts';
import {forEachLocale} from '../locales.ts';

const documentSchema = z.strictObject({
  /** Number of the section, and of the page it belongs to. */
  i: z.number(),
  p: z.number().optional(),
  u: z.string().startsWith('/'),
  /** Empty for what stands above the first heading. */
  h: z.union([z.literal(''), z.string().startsWith('#')]).optional(),
  t: z.string(),
  s: z.string().optional(),
  b: z.array(z.string()).optional(),
});
/** Titles, headings, descriptions, keywords, texts. */
const indexSchema = z.array(z.object({documents: z.array(documentSchema)})).length(5);

const indexIn = (folder: string) => {
  const [file, ...others] = readdirSync(folder).filter((name) =>
    /^search-index-[0-9a-f]+\.json$/.test(name),
  );
  expect(others).toEqual([]);
  const json: unknown = JSON.parse(readFileSync(path.join(folder, file ?? ''), 'utf8'));
  return indexSchema.parse(json);
};

forEachLocale(({id, at}) => {
  test(`S3.10 S3.11 S7.3 S7.5 ${id}: each product has an index of its own, with the fields of the specification`, () => {
    // The first product is the framework's “last version”: its index is the one of the whole site.
    for (const [position, product] of productIds.entries()) {
      const folder = path.join('build', at(position === 0 ? '/' : `/docs/${product}`));
      const [titles, headings] = indexIn(folder);
      const articles =
        titles?.documents.filter(({u}) => u.startsWith(at(`/docs/${product}/`))) ?? [];
      expect(articles, product).not.toEqual([]);
      expect(
        articles.every(({b}) => b !== undefined),
        product,
      ).toBe(true);
      expect(
        headings?.documents.some(({h}) => h?.startsWith('#')),
        product,
      ).toBe(true);
    }
  });
});
