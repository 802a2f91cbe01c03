import {describe, expect, it} from 'vitest';
import {localeIds} from '../../../config/locales.ts';
import {sentenceText} from '../data/SampleDocument.ts';
import {memory, sourceLanguage, targetLanguage, terms, waterFilter} from '../data/waterFilter.ts';
import {committedFile} from './committed.ts';
import {readDocx} from './read/readDocx.ts';
import {readTbx} from './read/readTbx.ts';
import {readTermTable} from './read/readTermTable.ts';
import {readTmx} from './read/readTmx.ts';
import {segments} from './segments.ts';

const document = async () => {
  const paragraphs = await readDocx(committedFile('yicat/water-filter.docx'));
  return paragraphs.flatMap(({text}) => segments(text));
};

const pairs = () =>
  readTmx(committedFile('yicat/water-filter-memory.tmx'), sourceLanguage, targetLanguage);

/** Numbers of the segments for which a condition holds, counted from 1. */
const numbers = (texts: readonly string[], holds: (text: string, index: number) => boolean) =>
  texts.flatMap((text, index) => (holds(text, index) ? [index + 1] : []));

describe('the document', () => {
  it('holds the paragraphs and formats of the data', async () => {
    const paragraphs = await readDocx(committedFile('yicat/water-filter.docx'));
    expect(paragraphs).toEqual(
      waterFilter.map(({style, sentences}) => ({
        style,
        text: sentences.map(sentenceText).join(' '),
        strong: sentences.flatMap((sentence) =>
          typeof sentence === 'string'
            ? []
            : sentence.flatMap(({text, strong}) => (strong ? [text] : [])),
        ),
      })),
    );
  });

  it('is cut into 17 segments: three headings and 14 sentences', async () => {
    const texts = await document();
    expect(texts).toEqual(waterFilter.flatMap(({sentences}) => sentences.map(sentenceText)));
    expect(texts).toHaveLength(17);
    expect(texts.filter((text) => /[.!?]$/.test(text))).toHaveLength(14);
  });

  it('has tags in segment 5, and numbers in 9, 11 and 17', async () => {
    const texts = await document();
    const paragraphs = await readDocx(committedFile('yicat/water-filter.docx'));
    const [bold = ''] = paragraphs.flatMap((paragraph) => paragraph.strong);
    expect(numbers(texts, (text) => text.startsWith(bold))).toEqual([5]);
    expect(numbers(texts, (text) => /\d/.test(text))).toEqual([9, 11, 17]);
  });
});

describe('the memory', () => {
  it('holds the pairs of the data', () => {
    expect(pairs()).toEqual(memory);
  });

  it('has no neighbours of the document side by side, so that no match has context', async () => {
    const texts = await document();
    const sources = pairs().map(({source}) => source);
    const beside = sources.filter((source, index) => {
      const place = texts.indexOf(source);
      const near = [sources[index - 1], sources[index + 1]];
      return place >= 0 && [texts[place - 1], texts[place + 1]].some((text) => near.includes(text));
    });
    expect(beside).toEqual([]);
  });
});

describe('the termbase', () => {
  it('has the same terms in both forms', async () => {
    const concepts = terms.map(({source, target}) => ({
      [sourceLanguage]: [source],
      [targetLanguage]: [target],
    }));
    expect(readTbx(committedFile('yicat/water-filter-terms.tbx'))).toEqual(concepts);
    for (const locale of localeIds) {
      const [head, ...rows] = await readTermTable(
        committedFile(`yicat/water-filter-terms-${locale}.xlsx`),
      );
      expect(head?.slice(0, 2)).toEqual([sourceLanguage, targetLanguage]);
      expect(rows.map(([source, target]) => [source, target])).toEqual(
        terms.map(({source, target}) => [source, target]),
      );
    }
  });

  it('is used by the document, term by term', async () => {
    const texts = (await document()).map((text) => text.toLowerCase());
    const unused = terms.filter(({source}) => !texts.some((text) => text.includes(source)));
    expect(unused).toEqual([]);
  });

  it('is followed by the memory', () => {
    const broken = pairs().flatMap((pair) =>
      terms.filter(
        ({source, target}) =>
          pair.source.toLowerCase().includes(source) && !pair.target.includes(target),
      ),
    );
    expect(broken).toEqual([]);
  });
});
