import type {LocaleId} from '../config/locales.ts';
import type {Document} from '../content/Document.ts';
import {nodesOf} from '../content/nodesOf.ts';
import {plainText} from '../content/text/textParts.ts';
import type {Check} from './Check.ts';
import {agreementLine} from './data/agreementPages.ts';

/**
 * Minimum length of a compared paragraph, in characters without spaces. Shorter ones, such as the
 * result of a step, may be the same on two pages.
 */
const shortest: Readonly<Record<LocaleId, number>> = {zh: 24, en: 60};

interface Place {
  readonly file: string;
  readonly line: number;
}

/** A Chinese sentence may break at any character, so line breaks have no meaning. */
const withoutSpaces = (text: string) => text.replace(/\s+/g, '');

function* paragraphsOf({locale, tree}: Document): Generator<{text: string; line: number}> {
  for (const node of nodesOf(tree)) {
    if (node.type !== 'paragraph') {
      continue;
    }
    const text = withoutSpaces(plainText(node));
    if (text.length >= shortest[locale] && text !== withoutSpaces(agreementLine[locale])) {
      yield {text, line: node.position?.start.line ?? 1};
    }
  }
}

export const repeatedParagraphs: Check = {
  name: 'repeated-paragraphs',
  refuses: 'a paragraph that is in two articles, or twice in one',
  find: ({documents}) => {
    const places = new Map<string, Place>();
    return documents
      .filter(({kind}) => kind === 'article')
      .flatMap((document) =>
        [...paragraphsOf(document)].flatMap(({text, line}) => {
          const key = `${document.locale}: ${text}`;
          const first = places.get(key);
          if (!first) {
            places.set(key, {file: document.file, line});
            return [];
          }
          return [
            {
              file: document.file,
              line,
              problem: `This paragraph is at ${first.file}:${String(first.line)} already.`,
              fix: 'Keep it where the reader needs it most, and link to it from here.',
            },
          ];
        }),
      );
  },
};
