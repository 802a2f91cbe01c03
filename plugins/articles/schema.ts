// `{z}` would not work: jiti, which loads the configuration, returns the default export.
import * as z from 'zod';
import {audiences, type AudienceId} from '../../config/audiences.ts';
import {isoDate} from '../frontMatter/isoDate.ts';
import {quote} from '../frontMatter/quote.ts';

export const articleKinds = ['concept', 'task', 'faq', 'reference'] as const;
export type ArticleKind = (typeof articleKinds)[number];

const audienceIds = Object.keys(audiences) as [AudienceId, ...AudienceId[]];

/** Text that is not empty. YAML reads `title:` without a value as null. */
const text = z.string('has no text').trim().min(1, 'has no text');

const reference = z.string('is not text').regex(/^(?:[a-z]+:)?[a-z0-9-]+(?:\/[a-z0-9-]+)*$/, {
  error: ({input}) => `is ${quote(input)}, which is not a slug`,
});

/** Questions of readers, by the id of the heading that answers them. */
const asks = z.record(
  z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'is not a heading id'),
  z.array(text, 'is not a list of questions').min(1, 'is empty'),
  'is not a mapping of heading ids to questions',
);

const shared = {
  asks: asks.optional(),
  title: text,
  description: text,
  keywords: z.array(text).optional(),
  sidebar_label: text.optional(),
  draft: z.boolean().optional(),
  unlisted: z.boolean().optional(),
};

/** Front matter of an article. */
export const articleSchema = z.strictObject({
  ...shared,
  kind: z.enum(articleKinds),
  audience: z
    .array(
      z.enum(audienceIds, {error: ({input}) => `${quote(input)} is not a known kind of reader`}),
      'is not a list',
    )
    .min(1, 'is empty'),
  updated: isoDate,
  related: z.array(reference, 'is not a list').optional(),
});

/** Front matter of the landing page of a product. */
export const landingSchema = z.strictObject({
  ...shared,
  kind: z.literal('landing'),
  slug: z.literal('/', 'is not “/”'),
  tasks: z
    .array(z.strictObject({need: text, article: reference}, 'is not a pair'), 'is not a list')
    .min(5, 'has fewer than five entries')
    .max(8, 'has more than eight entries'),
  updated: isoDate,
});

export const kindSchema = z.looseObject({
  kind: z.enum([...articleKinds, 'landing'], {
    error: ({input}) =>
      input === undefined ? 'is missing' : `is ${quote(input)}, which is not a kind of page`,
  }),
});

/** Fixes by key, which complete the messages about problems. */
export const fixHints: Readonly<Record<string, string>> = {
  title: 'write the page’s heading: `title: 编辑与确认句段`.',
  description: 'write one full sentence that says what the reader gets: `description: …`.',
  kind: `write one of ${[...articleKinds, 'landing'].join(', ')}: \`kind: task\`.`,
  audience: `write a list of ids of config/audiences.ts (${audienceIds.join(', ')}): \`audience: [translator]\`.`,
  updated: 'write the day of the last change of the content: `updated: 2026-11-21`.',
  related:
    'write a list of slugs of the same product, or of `product:slug`: `related: [translate/tags, faq:invoice]`.',
  asks: 'write questions below the id of the heading that answers them, or below `top` for the text before the first heading: `asks: {forgot: [忘记密码怎么办]}`.',
  keywords: 'write a list of words: `keywords: [TMX]`.',
  sidebar_label: 'write the short title for the sidebar, or remove the key.',
  draft: 'write `draft: true`, or remove the key.',
  unlisted: 'write `unlisted: true`, or remove the key.',
  slug: 'write `slug: /`; only the landing page of a product has this key.',
  tasks:
    'write five to eight entries, each with `need` (what the reader wants to do) and `article` (a slug).',
};
