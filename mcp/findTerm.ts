import * as z from 'zod';
import {localeIds} from '../config/locales.ts';
import type {Site} from './Site.ts';

const both = <T extends z.ZodType>(value: T) => z.object({zh: value, en: value});

const glossary = z.object({
  terms: z.array(
    z.object({
      id: z.string(),
      term: both(z.string()),
      names: both(z.array(z.string())),
      forbidden: both(z.array(z.string())),
      definition: both(z.string()),
    }),
  ),
});

type Term = z.infer<typeof glossary>['terms'][number];

const fold = (text: string) => text.normalize('NFKC').toLowerCase().trim();

/** Returns 0 for the word itself, 1 for a word that begins with it, 2 for one that contains it. */
function distance({id, names, forbidden}: Term, wanted: string): number {
  const words = [
    id,
    ...localeIds.flatMap((locale) => [...names[locale], ...forbidden[locale]]),
  ].map(fold);
  if (words.includes(wanted)) {
    return 0;
  }
  if (words.some((word) => word.startsWith(wanted))) {
    return 1;
  }
  return words.some((word) => word.includes(wanted)) ? 2 : Infinity;
}

const describe = ({id, term, names, forbidden, definition}: Term): string =>
  [
    `## ${term.zh} · ${term.en} (${id})`,
    ...localeIds.map((locale) => {
      const also = names[locale].slice(1);
      return [
        `${locale}: ${term[locale]}. ${definition[locale]}`,
        ...(also.length > 0 ? [`Also: ${also.join(', ')}.`] : []),
        ...(forbidden[locale].length > 0 ? [`Not: ${forbidden[locale].join(', ')}.`] : []),
      ].join(' ');
    }),
  ].join('\n');

/** Finds concepts of the termbase by a word of either language, best match first. */
export async function findTerm(site: Site, word: string, limit: number): Promise<string> {
  const {terms} = glossary.parse(await site.json('/glossary.json'));
  const wanted = fold(word);
  const found = terms
    .map((term) => ({term, far: distance(term, wanted)}))
    .filter(({far}) => far < Infinity)
    .sort((a, b) => a.far - b.far)
    .slice(0, limit);
  return found.length === 0
    ? `The glossary has no term “${word}”.`
    : found.map(({term}) => describe(term)).join('\n\n');
}
