import {describe, expect, it} from 'vitest';
import {localeIds} from '../../../../config/locales.ts';
import {clockStory, storyPairs} from '../../../../scripts/samples/data/clockStory.ts';
import {memory, terms} from '../../../../scripts/samples/data/waterFilter.ts';
import {cellText, tablesIn} from '../../page/tablesIn.ts';
import {readArticle} from '../../page/readArticle.ts';
import {sectionOf} from '../../page/sectionOf.ts';
import {practiceDocument} from '../practiceDocument.ts';

/** Returns the numbers in a text in order, without those inside words and codes. */
const numbersIn = (text: string) =>
  (text.match(/(?<![\w-])\d+(?![\w%])/g) ?? []).map((number) => Number(number));

const practice = await practiceDocument();

describe.each(localeIds)('the quick start (%s)', (locale) => {
  const article = readArticle('yicat', 'start/quick-start-translator', locale);
  const section = sectionOf(article, 'practice-files');
  const [files, places] = tablesIn(section);

  it('sends the reader to the segments that show what it says', () => {
    const expected = [
      practice.exact,
      practice.otherWord,
      practice.otherNumber,
      practice.tagged,
      practice.repeated,
      practice.near,
    ];
    expect(places?.rows.map(([numbers = '']) => numbersIn(numbers))).toEqual(expected);
  });

  it('counts segments, sentences, pairs and terms', () => {
    const {segments} = practice;
    const sentences = segments.filter((text) => /[.!?]$/.test(text));
    expect(files?.rows.map(([, use = '']) => numbersIn(use))).toEqual([
      [sentences.length],
      [memory.length],
      [terms.length],
    ]);
    expect(segments.length - sentences.length).toBe(3);
    expect(files?.rows[0]?.[1]).toMatch(/三个标题|three headings/);
    const text = section.map(cellText).join('\n');
    expect(numbersIn(text)).toContain(segments.length);
  });

  it('names the words and numbers that differ', () => {
    const {segments, otherWord, otherNumber, near, repeated} = practice;
    const [, word = '', number = '', , , nearly = ''] = places?.rows.map(([, text]) => text) ?? [];
    const sources = memory.map(({source}) => source);
    const fuzzy = segments[(otherWord[0] ?? 0) - 1] ?? '';
    expect(word).toContain('filter element');
    expect(word).toContain('filter screen');
    expect(sources).toContain(fuzzy.replace('filter screen', 'filter element'));
    const [stored, current] = numbersIn(number);
    const counted = segments[(otherNumber[0] ?? 0) - 1] ?? '';
    expect(sources).toContain(counted.replace(String(current), String(stored)));
    expect(numbersIn(nearly)[0]).toBe(repeated[0]);
    expect(near).toEqual([(repeated[1] ?? 0) + 1]);
  });
});

describe.each(localeIds)('the pages on importing (%s)', (locale) => {
  it('count what is in the practice memory', () => {
    const article = readArticle('yicat', 'language-assets/import-export-tm', locale);
    const line = sectionOf(article, 'import')
      .map(cellText)
      .find((text) => text.includes('.tmx'));
    expect(numbersIn(line ?? '')).toEqual([memory.length]);
  });

  it('count what is in the practice termbase', () => {
    const article = readArticle('yicat', 'language-assets/import-export-tb', locale);
    const line = sectionOf(article, 'prepare-a-table')
      .map(cellText)
      .find((text) => text.includes('water-filter'));
    expect(numbersIn(line ?? '')).toEqual([terms.length]);
  });
});

describe.each(localeIds)('the workflow of Aligner (%s)', (locale) => {
  const article = readArticle('aligner', 'operation-steps/overview', locale);
  const section = sectionOf(article, 'practice-files');

  it('says where the story is not aligned one to one', () => {
    const [table] = tablesIn(section);
    const expected = clockStory.flatMap((rows, index) =>
      rows
        .map(({source, target}) => `${source.length}:${target.length}`)
        .filter((relation) => relation !== '1:1')
        .map((relation) => ({paragraph: String(index + 1), relation})),
    );
    const said = table?.rows.map(([paragraph, relation = '']) => ({
      paragraph,
      relation: /\d:\d/.exec(relation)?.[0],
    }));
    expect(said).toEqual(expected);
  });

  it('counts paragraphs, sentences and rows', () => {
    const sentences = clockStory.flat().flatMap(({source}) => source).length;
    const paragraphs = section.filter(({type}) => type === 'paragraph').map(cellText);
    expect(numbersIn(paragraphs.at(0) ?? '')).toEqual([clockStory.length, sentences]);
    expect(numbersIn(paragraphs.at(-1) ?? '')).toEqual([storyPairs().length]);
  });
});
