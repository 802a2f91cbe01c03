import type {Root} from 'mdast';
import remarkMdx from 'remark-mdx';
import remarkParse from 'remark-parse';
import {unified} from 'unified';
import {visit} from 'unist-util-visit';
import {VFile} from 'vfile';
import {describe, expect, it} from 'vitest';
import {isJsxElement, stringAttribute} from '../../../content/jsx.ts';
import {WriterError} from '../../writerError/index.ts';
import {glossary} from '../index.ts';
import {readTermbase} from '../readTermbase.ts';

const csv = `id,domain,part_of_speech,status,zh,en,definition_zh,definition_en,zh_admitted,en_admitted,zh_forbidden,en_forbidden
T007,basic,n,preferred,句段,segment,断句后的最小翻译单位。,"The smallest unit, often a sentence.",,,,
T034,assets,n,preferred,记忆库,translation memory,保存句对的数据库。,A database of translations.,翻译记忆库; TM,memory ;TM;,翻译内存 ;,
T036,assets,n,preferred,写入记忆库,writable memory,接收已确认句段的记忆库。,Receives confirmed segments.,,,,
`;
const terms = readTermbase(csv);

function run(mdx: string, locale: 'zh' | 'en'): Root {
  const tree = unified().use(remarkParse).use(remarkMdx).parse(mdx);
  glossary({terms, locale})(tree, new VFile({path: 'versioned_docs/version-yicat/faq.mdx'}));
  return tree;
}

function termsOf(tree: Root) {
  const found: Record<string, string | undefined>[] = [];
  visit(tree, (node) => {
    if (isJsxElement(node) && node.name === 'Term') {
      const names = ['id', 'anchor', 'entry', 'term', 'equivalent', 'definition'];
      found.push(Object.fromEntries(names.map((name) => [name, stringAttribute(node, name)])));
    }
  });
  return found;
}

describe('glossary', () => {
  it('gives a term the data of its tooltip, in the language of the page', () => {
    expect(termsOf(run('一个<Term id="T007">句段</Term>。', 'zh'))).toEqual([
      {
        id: undefined,
        anchor: '_term-1',
        entry: 'T007',
        term: '句段',
        equivalent: 'segment',
        definition: '断句后的最小翻译单位。',
      },
    ]);
    expect(termsOf(run('A <Term id="T007">segment</Term>.', 'en'))[0]).toMatchObject({
      term: 'segment',
      equivalent: '句段',
      definition: 'The smallest unit, often a sentence.',
    });
  });

  it('numbers the terms of a page, so that each has an id that no other term or heading has', () => {
    const tree = run(
      '<Term id="T007">句段</Term> <Term id="T036">写入记忆库</Term> <Term id="T007">句段</Term>',
      'zh',
    );
    expect(termsOf(tree).map(({anchor}) => anchor)).toEqual(['_term-1', '_term-2', '_term-3']);
  });

  it('refuses unknown ids and terms without one, with file and lines', () => {
    const mdx = '句段<Term id="T999">x</Term>\n\n还有<Term>y</Term>';
    let error: unknown;
    try {
      run(mdx, 'zh');
    } catch (thrown) {
      error = thrown;
    }
    expect(error).toBeInstanceOf(WriterError);
    expect(String(error)).toContain('versioned_docs/version-yicat/faq.mdx:1');
    expect(String(error)).toContain('“T999”');
    expect(String(error)).toContain('faq.mdx:3');
    expect(String(error)).toContain('has no id');
  });
});

describe('glossary: the word that it wraps', () => {
  it.each([
    ['zh', '<Term id="T034">记忆库</Term>'],
    ['zh', '<Term id="T034">TM</Term>'],
    ['en', '<Term id="T034">Translation memories</Term>'],
    ['en', '<Term id="T034">memory</Term>'],
  ] as const)('accepts a name of the concept (%s): %s', (locale, mdx) => {
    expect(termsOf(run(mdx, locale))).toHaveLength(1);
  });

  it.each([
    ['zh', '<Term id="T036">记忆库</Term>', 'T036'],
    ['zh', '<Term id="T007">句段状态</Term>', '句段状态'],
    ['en', '<Term id="T036">translation memory</Term>', '“writable memory”'],
    ['en', '<Term id="T007">segmentation rule</Term>', 'segmentation rule'],
  ] as const)('refuses a word of another concept (%s): %s', (locale, mdx, words) => {
    expect(() => run(mdx, locale)).toThrow(words);
  });
});

describe('readTermbase', () => {
  it('separates variants at semicolons of both languages', () => {
    const row = 'T040,basic,n,preferred,甲,one,定义。,A definition.,甲一；甲二,,甲三；甲四;甲五,\n';
    expect(readTermbase(`${csv}${row}`).get('T040')).toMatchObject({
      names: {zh: ['甲', '甲一', '甲二']},
      forbidden: {zh: ['甲三', '甲四', '甲五']},
    });
  });

  it('trims variants', () => {
    expect(terms.get('T034')).toMatchObject({
      names: {zh: ['记忆库', '翻译记忆库', 'TM'], en: ['translation memory', 'memory', 'TM']},
      forbidden: {zh: ['翻译内存'], en: []},
    });
  });

  it.each([
    [
      'a repeated id',
      `${csv}T007,basic,n,preferred,句,segment,定义。,A definition.,,,,\n`,
      5,
      'two rows have the id T007',
    ],
    [
      'a missing definition',
      `${csv}T040,basic,n,preferred,词,word,定义。,,,,,\n`,
      5,
      '“T040”: definition_en',
    ],
    [
      'an empty term',
      `${csv}T040,basic,n,preferred, ,word,定义。,A.,,,,\n`,
      5,
      '“T040”: zh is empty',
    ],
    [
      'a formula',
      `${csv}T040,basic,n,preferred,词,word,"=HYPERLINK(""x"")",A.,,,,\n`,
      5,
      '“T040”: definition_zh begins with a character that makes it a formula',
    ],
    [
      'a formula among the variants',
      `${csv}T040,basic,n,preferred,词,word,定义。,A.,字;@SUM(1),,,\n`,
      5,
      '“T040”: zh_admitted begins with',
    ],
    [
      'another domain',
      `${csv}T040,x,n,preferred,词,word,定义。,A.,,,,\n`,
      5,
      '“T040”: domain is not one of',
    ],
    [
      'another part of speech',
      `${csv}T040,basic,noun,preferred,词,word,定义。,A.,,,,\n`,
      5,
      'part_of_speech is not one of: n, v',
    ],
    [
      'another status',
      `${csv}T040,basic,n,,词,word,定义。,A.,,,,\n`,
      5,
      '“T040”: status is not one of',
    ],
    [
      'another form of id',
      `${csv}X1,basic,n,preferred,词,word,定义。,A.,,,,\n`,
      5,
      '“X1”: id is not a T',
    ],
    ['a row with too few cells', `${csv}T040,basic\n`, 5, 'cannot be read'],
    ['an open quotation mark', `${csv}T040,"basic\n`, 5, 'cannot be read'],
    ['a missing column', csv.replaceAll('definition_en', 'other'), 1, 'column definition_en'],
  ])('refuses %s, with file and line', (_name, text, line, words) => {
    expect(() => readTermbase(text)).toThrow(WriterError);
    expect(() => readTermbase(text)).toThrow(`data/termbase.csv:${line}\n`);
    expect(() => readTermbase(text)).toThrow(words);
  });

  it('reports all rows in one error, and a missing column once', () => {
    const findingsOf = (text: string) => {
      try {
        readTermbase(text);
      } catch (error) {
        return error instanceof WriterError ? error.findings : [];
      }
      return [];
    };
    expect(
      findingsOf(
        `${csv}X1,basic,n,preferred,词,,定义。,A.,,,,\nX2,basic,n,preferred,词,w,定义。,A.,,,,\n`,
      ),
    ).toHaveLength(3);
    expect(findingsOf(csv.replaceAll('en_forbidden', 'other'))).toHaveLength(1);
  });
});
