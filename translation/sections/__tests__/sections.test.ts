import {describe, expect, it} from 'vitest';
import {parseDocument} from '../../../content/parseDocument.ts';
import {pairOf} from '../../__tests__/pairOf.ts';
import {findPage} from '../readPagePairs.ts';
import {fingerprint} from '../Section.ts';
import {sectionsOf} from '../sectionsOf.ts';

const sectionsIn = (source: string) =>
  sectionsOf(
    parseDocument(
      {file: 'a.mdx', locale: 'zh', kind: 'article', product: 'faq', slug: 'a'},
      source,
    ),
  );

/** The fingerprint of a section with this text. */
const printOf = (text: string) =>
  sectionsIn(`## 甲 {/* #a */}\n\n${text}\n`).map(fingerprint).at(-1);

describe('sectionsOf', () => {
  it('begins a section at each heading, and puts what a reader sees of the front matter on top', () => {
    const source =
      '---\ntitle: 题\ndescription: 述\nasks: {top: [问]}\n---\n\n头\n\n## 甲 {/* #a */}\n\n文\n\n### 乙 {/* #b */}\n\n<Steps>\n\n1. 步\n\n</Steps>\n';
    expect(
      sectionsIn(source).map(({id, title, line, words}) => [
        id,
        title,
        line,
        words.replace(/\s/g, ''),
      ]),
    ).toEqual([
      ['top', '题', 1, '题述头'],
      ['a', '甲', 9, '甲文'],
      ['b', '乙', 13, '乙步'],
    ]);
  });

  it('makes each item of a post a section', () => {
    const source =
      '---\ntitle: 题\nitems:\n  - {id: one, title: 一, text: 甲}\n  - {id: two, title: 二, text: 乙}\n---\n\n段落\n';
    expect(sectionsIn(source).map(({id, title, line}) => [id, title, line])).toEqual([
      ['top', '题', 1],
      ['one', '一', 4],
      ['two', '二', 5],
    ]);
  });
});

describe('fingerprint', () => {
  it.each([
    ['weight', '一个**粗**字', '一个粗字'],
    ['the address of a link', '见[标记](/docs/a)。', '见[标记](/docs/b#c)。'],
    ['where lines end', '一行\n又一行', '一行又一行'],
    ['the entry of a term', '<Term id="T1">句段</Term>', '<Term id="T2">句段</Term>'],
    ['a list instead of a paragraph', '- 甲\n- 乙', '甲\n\n乙'],
    ['comments', '文 {/* 以后再写 */}', '文'],
    ['the kind of a callout', ':::tip\n\n文\n\n:::', ':::note\n\n文\n\n:::'],
    [
      'how wide columns are',
      "<DataTable widths={['1fr', '2fr']} />",
      "<DataTable widths={['2fr', '1fr']} />",
    ],
    ['the number of a pin', '<Pin n={1} />', '<Pin n={2} />'],
    ['the main button', '<Button primary>好</Button>', '<Button>好</Button>'],
  ])('is the same after a change of %s', (_what, before, after) => {
    expect(printOf(after)).toBe(printOf(before));
  });

  it.each([
    ['words', '点击保存', '点击取消'],
    ['punctuation', '已保存。', '已保存？'],
    ['code in a sentence', '打开 `zh.json`', '打开 `en.json`'],
    ['a block of code', '```json\n{}\n```', '```json\n[]\n```'],
    ['a key', '按 <Kbd win="Ctrl+S" />', '按 <Kbd win="Ctrl+D" />'],
    ['an edition', '<Plan id="team" />', '<Plan id="personal" />'],
    ['the text of a picture', '![图](/a.png)', '![画](/a.png)'],
    [
      'the text in a figure',
      '<Window title="注册">文</Window>',
      '<Window title="登录">文</Window>',
    ],
    ['a list in a figure', "<Figure pins={['甲']} />", "<Figure pins={['乙']} />"],
    [
      'the header of a table in a figure',
      "<DataTable columns={['名称']} />",
      "<DataTable columns={['语言']} />",
    ],
    ['a mark in a figure', '<Yes />', '<No />'],
    ['a mark in a cell', '<DataTable rows={[[<Yes />]]} />', '<DataTable rows={[[<No />]]} />'],
    ['a number in a figure', '<Bar value={5} />', '<Bar value={50} />'],
    ['a number in a list', '<Flow exits={[{from: 1}]} />', '<Flow exits={[{from: 0}]} />'],
    ['a switch in a figure', '<Field label="甲" on />', '<Field label="甲" />'],
    ['a switch in a cell', '<A b={<Tag on>甲</Tag>} />', '<A b={<Tag>甲</Tag>} />'],
    ['a switch in a list', '<A b={[{done: true}]} />', '<A b={[{done: false}]} />'],
    ['the title of code', '```sh title="a"\nls\n```', '```sh title="b"\nls\n```'],
    ['a task that is done', '- [x] 甲', '- [ ] 甲'],
  ])('changes with %s', (_what, before, after) => {
    expect(printOf(after)).not.toBe(printOf(before));
  });
});

describe('findPage', () => {
  it.each(['faq/one', '/docs/faq/one', '/en/docs/faq/one/', 'zh.mdx', './en.mdx'])(
    'finds a page by %s',
    (name) => {
      expect(findPage([pairOf({zh: ''})], name)?.key).toBe('faq/one');
    },
  );

  it('finds nothing by another name', () => {
    expect(findPage([pairOf({zh: ''})], 'faq/on')).toBeUndefined();
  });
});
