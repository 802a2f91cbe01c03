import {describe, expect, it} from 'vitest';
import {localeIds} from '../../../../config/locales.ts';
import {codeBlocks} from '../../page/codeBlocks.ts';
import {readArticle} from '../../page/readArticle.ts';
import {sectionOf} from '../../page/sectionOf.ts';
import {tablesIn} from '../../page/tablesIn.ts';
import {formats} from '../formats.ts';
import type {ParsedSample} from '../ParsedSample.ts';
import {brokenSamples} from './brokenSamples.ts';
import {expectedSamples} from './expectedSamples.ts';

const slug = 'know-about-localization/file-formats';

/** Words of the table's columns in the two languages; any other words mean that a feature exists. */
const words = {
  zh: {no: '无', arrays: '数组', declared: '写在文件头'},
  en: {no: 'No', arrays: 'Arrays', declared: 'In the file head'},
} as const;

/** Returns what a row of the table states about a sample. */
function claimed(row: readonly string[], locale: 'zh' | 'en') {
  const [, extensions = '', comments = '', plurals = '', nesting = '', encoding = ''] = row;
  const {no, declared} = words[locale];
  return {
    extensions: extensions.split(' '),
    comments: comments !== no,
    plurals: plurals !== no,
    nesting: nesting !== no,
    declared: encoding === declared,
  };
}

const shown = (sample: ParsedSample) => ({
  comments: sample.comments.length > 0,
  plurals: Object.keys(sample.plurals).length > 0,
  nesting: sample.nested,
  declared: sample.encoding !== undefined,
});

describe.each(localeIds)('the format guide (%s)', (locale) => {
  const article = readArticle('yiloc', slug, locale);
  const [table] = tablesIn(sectionOf(article, 'capabilities'));

  it('has a row for each format that has a sample', () => {
    expect(table?.rows).toHaveLength(formats.length);
    const ids = formats.map(({id}) => id).sort();
    expect(Object.keys(expectedSamples).sort()).toEqual(ids);
    expect(Object.keys(brokenSamples).sort()).toEqual(ids);
  });

  it.each(formats.map((format, index) => ({...format, index})))(
    'shows a sample of $id that is what the table says',
    async ({id, parse, index}) => {
      const blocks = codeBlocks(sectionOf(article, id));
      expect(blocks).toHaveLength(1);
      const [{title, text} = {title: '', text: ''}] = blocks;
      const sample = await parse(text);
      expect(sample).toEqual(expectedSamples[id]);
      const {extensions, ...abilities} = claimed(table?.rows[index] ?? [], locale);
      expect(extensions).toContain(/\.\w+$/.exec(title)?.[0]);
      expect(shown(sample)).toEqual(abilities);
    },
  );
});

describe('a sample that its format does not allow', () => {
  it.each(
    formats.flatMap(({id, parse}) =>
      (brokenSamples[id] ?? []).map((broken) => ({id, parse, ...broken})),
    ),
  )('is refused: $id, $fault', async ({parse, text}) => {
    await expect((async () => parse(text))()).rejects.toThrow();
  });

  it('is at least one for each format', () => {
    expect(formats.filter(({id}) => (brokenSamples[id] ?? []).length === 0)).toEqual([]);
  });
});
