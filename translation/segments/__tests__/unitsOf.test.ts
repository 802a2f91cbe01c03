import {expect, it} from 'vitest';
import {parseDocument} from '../../../content/parseDocument.ts';
import {outline} from '../outline.ts';
import {unitsOf} from '../unitsOf.ts';

const side = (locale: 'zh' | 'en', source: string) => {
  const document = parseDocument(
    {file: `${locale}.mdx`, locale, kind: 'article', slug: 'start/trial'},
    source,
  );
  return {source, outline: outline(document)};
};

/** Returns the texts of two pages with their counterparts, and those without a place. */
function compare(zh: string, en: string) {
  const {units, unplaced} = unitsOf({...side('zh', zh), target: side('en', en)}, () => true);
  return {
    pairs: units.map(({source, target}) => [source.parts[0], target?.parts[0]]),
    unplaced,
  };
}

const figure = (...rows: string[]) =>
  `---\ntitle: T\n---\n\n<DataTable rows={[${rows.map((row) => `['${row}']`).join(', ')}]} />\n`;

it('pairs the rows of a figure that has as many in both languages', () => {
  const {pairs, unplaced} = compare(figure('一', '二'), figure('one', 'two'));
  expect(pairs).toContainEqual(['二', 'two']);
  expect(unplaced).toEqual([]);
});

it('takes no row of a figure for the translation of its neighbour', () => {
  const {pairs, unplaced} = compare(figure('一', '新的', '二'), figure('one', 'two'));
  expect(pairs.map(([, target]) => target)).not.toContain('two');
  expect(unplaced.map(({text}) => text)).toEqual(['一', '新的', '二']);
});

it('names what the import cannot insert, with its line', () => {
  const zh = '---\ntitle: T\ndescription: 新的说明\n---\n\n正文。\n';
  expect(compare(zh, '---\ntitle: T\n---\n\nText.\n').unplaced).toEqual([
    {line: 3, text: '新的说明'},
  ]);
});

it('inserts a quotation', () => {
  const {pairs, unplaced} = compare(
    '---\ntitle: T\n---\n\n一。\n\n> 二。\n',
    '---\ntitle: T\n---\n\nOne.\n',
  );
  expect(pairs).toContainEqual(['二。', undefined]);
  expect(unplaced).toEqual([]);
});
