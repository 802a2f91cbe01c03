import type {OptionValidationContext} from '@docusaurus/types';
import * as z from 'zod';

const context = z.strictObject({
  id: z
    .string()
    .regex(/^[a-z0-9-]+$/)
    .refine((id) => id !== 'site', 'is the name of the index of everything else'),
  path: z.string().regex(/^[^/].*\/$/, 'has to end in a slash and must not begin with one'),
  /** Weight of its pages relative to others: the engine's option of this name. */
  importance: z.number().min(0).max(1).default(1),
});

/** A part of the site with its own index. */
export type SearchContext = Readonly<z.infer<typeof context>>;

const group = z.array(z.string().min(1)).min(2).readonly();

const term = z.strictObject({
  id: z.string().min(1),
  /** The first word of its group in `synonyms`. */
  concept: z.string().min(1),
  name: z.string().min(1),
  /** Its name in the other language. */
  equivalent: z.string().min(1),
  definition: z.string().min(1),
});

const schema = z.strictObject({
  /** The framework's id of the plugin instance. */
  id: z.string().default('default'),
  /** Parts of the site with their own index, by path without the language. */
  contexts: z
    .array(context)
    .refine(
      (contexts) => new Set(contexts.map(({id}) => id)).size === contexts.length,
      'has an id that occurs twice',
    )
    .default([]),
  /** Whether the build has the results page, and an index of the pages outside the contexts. */
  resultsPage: z.boolean().default(true),
  /** Words that are never split. */
  userDictionary: z.array(z.string().min(1)).default([]),
  /** Groups of synonyms, in any languages. */
  synonyms: z.array(group).default([]),
  /** Alternative wordings of sections, by their ids, such as a message in another language. */
  aliases: z.record(z.string(), z.array(z.string().min(1)).readonly()).default({}),
  /** Ids of sections that say what a task needs. They are found, but never shown as an answer. */
  preparations: z.array(z.string().min(1)).default([]),
  /** The page that explains terms, and its terms: they answer a query that is a term. */
  glossary: z
    .strictObject({
      /** Path without the language. The anchor of each term is its id. */
      path: z.string().regex(/^[^/].*[^/]$/, 'must not begin or end with a slash'),
      terms: z.array(term).readonly(),
    })
    .default({path: 'glossary', terms: []}),
  /** Synonyms that readers type but that the search never shows. */
  silent: z.array(z.string().min(1)).default([]),
});

/** The options as `config/` may set them. */
export type SearchOptions = z.input<typeof schema>;
/** The options after validation, with defaults. */
export type ResolvedSearchOptions = z.infer<typeof schema>;

/** @throws Error that names each option that is missing, wrong or unknown. */
export function validateOptions({
  options,
}: Pick<
  OptionValidationContext<SearchOptions, ResolvedSearchOptions>,
  'options'
>): ResolvedSearchOptions {
  const result = schema.safeParse(options);
  if (!result.success) {
    throw new Error(`The options of the search are wrong:\n${z.prettifyError(result.error)}`);
  }
  return result.data;
}
