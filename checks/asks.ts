import type {Document} from '../content/Document.ts';
import {headingsOf} from '../content/headingsOf.ts';
import {frontMatterLine} from '../plugins/frontMatter/readFrontMatter.ts';
import {asksOf} from '../plugins/search/build/asks.ts';
import {fold, compactText} from '../plugins/search/engine/text/tokenize.ts';
import type {Check, PlacedFinding} from './Check.ts';

/** A key that different spellings of the same question share. */
const keyOf = (locale: string, text: string) => `${locale}: ${compactText(fold(text))}`;

interface Question {
  readonly document: Document;
  /** The key in the front matter: the id of a heading, or “top”. */
  readonly anchor: string;
  readonly text: string;
  readonly line: number;
}

function questionsOf(document: Document): readonly Question[] {
  const {frontMatter, source} = document;
  return [...asksOf(frontMatter)].flatMap(([id, texts]) => {
    const anchor = id === '' ? 'top' : id;
    return texts.map((text, at) => ({
      document,
      anchor,
      text,
      line: frontMatterLine(source, ['asks', anchor, at]),
    }));
  });
}

function missingAnchors(document: Document): readonly PlacedFinding[] {
  const ids = new Set(['', ...headingsOf(document).map(({id}) => id)]);
  return [...asksOf(document.frontMatter).keys()]
    .filter((id) => !ids.has(id))
    .map((id) => ({
      file: document.file,
      line: frontMatterLine(document.source, ['asks', id]),
      problem: `asks: no heading has the id “${id}”.`,
      fix: 'Write the id of the heading that answers, or “top” for the text before the first one.',
    }));
}

export const asks: Check = {
  name: 'asks',
  refuses:
    'readers’ questions under an id that no heading has, that occur twice, or that only repeat a title',
  find({documents}) {
    const articles = documents.filter(({kind}) => kind === 'article');
    const titles = new Map(
      articles.flatMap(({file, locale, frontMatter: {title}}) =>
        typeof title === 'string' ? [[keyOf(locale, title), file]] : [],
      ),
    );
    const known = new Map<string, Question>();
    return articles.flatMap((document) => [
      ...missingAnchors(document),
      ...questionsOf(document).flatMap((question): PlacedFinding[] => {
        const {text, line} = question;
        const key = keyOf(document.locale, text);
        const titled = titles.get(key);
        if (titled !== undefined) {
          return [
            {
              file: document.file,
              line,
              problem: `asks: “${text}” is the title of ${titled}.`,
              fix: 'Leave it out: titles are searched anyway. Write what readers say instead.',
            },
          ];
        }
        const first = known.get(key);
        known.set(key, first ?? question);
        return first
          ? [
              {
                file: document.file,
                line,
                problem: `asks: “${text}” is at ${first.document.file}:${String(first.line)} already.`,
                fix: 'Keep it where the question is answered best.',
              },
            ]
          : [];
      }),
    ]);
  },
};
