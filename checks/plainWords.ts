import type {Nodes} from 'mdast';
import type {LocaleId} from '../config/locales.ts';
import type {Document} from '../content/Document.ts';
import {readTexts, textsFile} from '../content/interface/readTexts.ts';
import {textBlocks} from '../content/text/textBlocks.ts';
import {gap} from '../content/text/textParts.ts';
import {WriterError} from '../plugins/writerError/index.ts';
import type {Check, PlacedFinding} from './Check.ts';
import {longestSentence, mostSemicolons, plainWords, type PlainWord} from './data/plainWords.ts';

interface Place {
  readonly file: string;
  readonly lineAt: (offset: number) => number;
}

interface Word {
  readonly pattern: RegExp;
  readonly instead: string;
  readonly rightIn: RegExp | undefined;
}

const toWord =
  (locale: LocaleId) =>
  ({refused, instead, rightIn}: PlainWord): Word => ({
    pattern:
      locale === 'en'
        ? new RegExp(`(?<![\\p{L}\\p{N}])(?:${refused})(?![\\p{L}\\p{N}])`, 'giu')
        : new RegExp(refused, 'g'),
    instead,
    rightIn,
  });

const words: Readonly<Record<LocaleId, readonly Word[]>> = {
  en: plainWords.en.map(toWord('en')),
  zh: plainWords.zh.map(toWord('zh')),
};

/** English pages quote the product in italics, and a writer cannot change its wording. */
const isQuoted = ({type}: Nodes) => type === 'emphasis';
/** Quotations in front matter and in the texts of figures, where asterisks are plain characters. */
const quotedText = /(?<![\p{L}\p{N}*])\*[^*]+\*(?!\*)/gu;
/** Quotations in Chinese texts. */
const quotedChinese = /“[^”]*”|【[^】]*】/g;
const address = /\b(?:https?|mailto):\S+|\b\w+(?:\.\w+)+\/\S*/g;

/** Blanks out quotations and addresses without changing their length, so that offsets stay valid. */
const ownWords = (text: string, locale: LocaleId) =>
  [locale === 'en' ? quotedText : quotedChinese, address].reduce(
    (rest, pattern) => rest.replace(pattern, ({length}) => gap.padEnd(length)),
    text,
  );

function wordFindings(text: string, locale: LocaleId, {file, lineAt}: Place): PlacedFinding[] {
  return words[locale]
    .filter(({rightIn}) => !rightIn?.test(file))
    .flatMap(({pattern, instead}) =>
      [...text.matchAll(pattern)].map(({0: word, index}) => ({
        file,
        line: lineAt(index),
        problem: `“${word}” is not a plain word here.`,
        fix: `Write ${instead}.`,
      })),
    );
}

/** A sentence ends at a full stop before a space. An abbreviation splits it too, which is harmless. */
const sentence = /\S.*?(?:[.!?]["”’)]*(?=\s|$)|$)/gsu;
const word = /[\p{L}\p{N}\uFFFC][^\s—]*/gu;
const start = (text: string) => text.replaceAll(gap, '…').split(/\s+/).slice(0, 5).join(' ');

function lengthFindings(text: string, {file, lineAt}: Place): PlacedFinding[] {
  return [...text.matchAll(sentence)]
    .map(({0: found, index}) => ({found, index, count: found.match(word)?.length ?? 0}))
    .filter(({count}) => count > longestSentence)
    .map(({found, index, count}) => ({
      file,
      line: lineAt(index),
      problem: `The sentence “${start(found)} …” has ${String(count)} words.`,
      fix: `Divide it: a sentence has at most ${String(longestSentence)} words.`,
    }));
}

/** One finding for each page lists all semicolons above the limit. */
function semicolonFindings(file: string, lines: readonly number[]): PlacedFinding[] {
  const [line] = lines.slice(mostSemicolons);
  return line === undefined
    ? []
    : [
        {
          file,
          line,
          problem: `The page has ${String(lines.length)} semicolons (lines ${lines.join(', ')}); at most ${String(mostSemicolons)} is allowed.`,
          fix: 'Write two sentences or a list.',
        },
      ];
}

function documentFindings(document: Document): PlacedFinding[] {
  const {file, locale} = document;
  const blocks = [...textBlocks(document, isQuoted)].map(({text, lineAt}) => ({
    text: ownWords(text, locale),
    place: {file, lineAt},
  }));
  const findings = blocks.flatMap(({text, place}) => wordFindings(text, locale, place));
  if (locale !== 'en') {
    return findings;
  }
  const semicolons = blocks.flatMap(({text, place}) =>
    [...text.matchAll(/;/g)].map(({index}) => place.lineAt(index)),
  );
  return [
    ...findings,
    ...blocks.flatMap(({text, place}) => lengthFindings(text, place)),
    ...semicolonFindings(file, semicolons),
  ];
}

/** Checks the English interface texts. They have no line numbers, so a finding quotes the text. */
async function interfaceFindings(root: string): Promise<PlacedFinding[]> {
  const file = textsFile('en');
  const texts = await readTexts(root, 'en').catch((error: unknown) => {
    if (error instanceof WriterError) {
      // The check `interface-texts` reports the problem.
      return new Map<string, string>();
    }
    throw error;
  });
  return [...texts].flatMap(([id, text]) =>
    wordFindings(text, 'en', {file, lineAt: () => 1}).map((finding) => ({
      ...finding,
      problem: `In “${id}”: ${finding.problem}`,
    })),
  );
}

export const plainWordsCheck: Check = {
  name: 'plain-words',
  refuses:
    'words that are old-fashioned or that no other page uses; in English also more than one semicolon a page, and sentences of more than 40 words',
  find: async ({root, documents}) => [
    ...documents.flatMap(documentFindings),
    ...(await interfaceFindings(root)),
  ],
};
