import * as z from 'zod';
import {isProductId, productIds} from '../../config/products.ts';
import {updateKindIds} from '../../config/updateKinds.ts';
import {resolveReference} from '../articles/resolveReference.ts';
import {isoDate} from '../frontMatter/isoDate.ts';
import {quote} from '../frontMatter/quote.ts';

/** Text that is not empty. One control character would break the feed of a product. */
const text = z
  .string('is not text')
  .trim()
  .min(1, 'has no text')
  .refine(
    (value) => !/[^\P{Cc}\t\n\r]/u.test(value),
    'has an invisible control character; type the text again',
  );

/** A sentence ends at a mark of either language, with the quotation marks and brackets after it. */
const sentencesOf = (value: string) =>
  value.split(/(?<=[。！？][”』）]?)(?=[^”』）])|(?<=[.!?][”)]?)\s+/);

/** Options of a schema whose error says that a value is missing, or is not what is expected. */
const refusing = (what: string) => ({
  error: ({input}: {readonly input?: unknown}) =>
    input === undefined ? 'is missing' : `is ${quote(input)}, which is not ${what}`,
});

const listed = (ids: readonly string[]) => refusing(`one of ${ids.join(', ')}`);
const named = (what: string) => refusing(`a valid ${what}`);

/** A change of a function of a product, with the article that explains it. */
const updateItemSchema = z.strictObject({
  product: z.enum(productIds, listed(productIds)),
  kind: z.enum(updateKindIds, listed(updateKindIds)),
  /** Permanent id of the function. Items with the same id are about the same function. */
  id: z
    .string(named('id'))
    .regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, named('id'))
    .refine((id) => !isProductId(id), {
      error: ({input}) => `is ${quote(input)}, which is the id of a product and of its heading`,
    }),
  title: text,
  /** Only `**bold**`, `*italic*` and code spans are allowed. */
  text: text
    .refine((value) => sentencesOf(value).length <= 3, 'has more than three sentences')
    .refine((value) => /[。.]$/.test(value), 'does not end with a full stop'),
  /** `product:slug`. */
  article: z
    .string(named('article'))
    .refine((key) => resolveReference(key) !== undefined, named('article')),
});

const slugForm = /^(?<day>\d{4}-\d{2}-\d{2})-[a-z0-9]+(?:-[a-z0-9]+)*$/;

/** The front matter of a post. */
export const postSchema = z.strictObject({
  title: text,
  slug: z
    .string(named('slug'))
    .refine(
      (slug) => isoDate.safeParse(slugForm.exec(slug)?.groups?.day).success,
      named('day and name of a post'),
    ),
  authors: z.array(text, 'is not a list').min(1, 'is empty'),
  items: z.array(updateItemSchema, 'is not a list').min(1, 'is empty'),
});

export type UpdateItem = z.infer<typeof updateItemSchema>;

/** Fixes by key, which complete the messages about problems. */
export const fixHints: Readonly<Record<string, string>> = {
  title: 'write what changed in a few words: `title: …`.',
  slug: 'name the file `<day>-<name>.mdx` in both languages, and write the same here: `slug: 2026-12-01-split-preview`. The day must be in the calendar, the name in lower case.',
  authors: 'write keys of blog/authors.yml: `authors: [team]`.',
  items: 'write one entry per change, each with product, kind, id, title, text and article.',
  product: 'write an id of config/products.ts: `product: yicat`.',
  kind: `write one of ${updateKindIds.map((id) => `\`kind: ${id}\``).join(', ')}.`,
  id: 'name the function in English words, lower case, joined by hyphens: `id: split-preview`.',
  text: 'write one to three whole sentences: `text: …`.',
  article:
    'write the product and a slug that config/sidebars/<product>.ts lists: `article: yicat:project-manage/qa-custom`.',
};
