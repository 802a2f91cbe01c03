import {describe, expect, it} from 'vitest';
import {conceptFinder} from '../conceptFinder.ts';
import {findUses, type ReadArticle} from '../findUses.ts';
import {sectionsOf} from '../sectionsOf.ts';
import {terms} from './termbase.ts';

const found = (locale: 'zh' | 'en', text: string) => [...conceptFinder(terms, locale)(text)];

describe('the concepts of a text', () => {
  it('are those of the longest names', () => {
    expect(found('zh', '在对齐项目里')).toEqual(['T003']);
    expect(found('zh', '对齐项目不是项目')).toEqual(['T003', 'T002']);
    expect(found('en', 'Alignment projects')).toEqual(['T003']);
  });

  it('are whole words in Latin letters', () => {
    expect(found('zh', '记忆库 TM')).toEqual(['T001']);
    expect(found('zh', 'ATM 与 TMX')).toEqual([]);
    expect(found('en', 'A projector')).toEqual([]);
  });

  it('are found in inflected English forms', () => {
    expect(found('en', 'Memories, returned. Returning 100% matches.')).toEqual([
      'T001',
      'T007',
      'T006',
    ]);
  });

  it('are all concepts that share a name', () => {
    expect(found('en', 'comments')).toEqual(['T004', 'T005']);
  });
});

describe('the sections of an article', () => {
  const mdx = `import {Figure} from 'x';

一个<Term id="T001">记忆库</Term>。

\`\`\`text
## 项目 {/* #code */}
\`\`\`

## 打开 \`退回\` {/* #open */}

<Figure alt="批注" />
看[这里](/docs/项目)。
`;

  it('start at headings outside code', () => {
    expect(sectionsOf(mdx).map(({id}) => id)).toEqual(['', 'open']);
  });

  it('have the marked terms and the text without code, markup and addresses', () => {
    const [lead, open] = sectionsOf(mdx);
    expect([...(lead?.marked ?? [])]).toEqual(['T001']);
    expect(lead?.text).toContain('一个记忆库。');
    expect(lead?.text).not.toContain('项目');
    expect(open?.text).not.toMatch(/退回|批注|项目/);
    expect(open?.text).toContain('看[这里]。');
  });
});

const article = (route: string, zh: string, en: string): ReadArticle => ({
  product: 'yicat',
  route,
  title: route,
  sections: {zh: sectionsOf(zh), en: sectionsOf(en)},
});
const heading = '\n## H {/* #h */}\n';
const usesOf = (id: string, ...articles: ReadArticle[]) => findUses(terms, articles).get(id);

describe('the uses of a concept', () => {
  it('are sections in which both languages name it', () => {
    const a = article('/a', `项目${heading}退回批注`, `projects${heading}return the comment`);
    expect(usesOf('T002', a)).toEqual([
      {product: 'yicat', count: 1, links: [{title: '/a', path: '/a'}]},
    ]);
    expect(usesOf('T004', a)?.[0]?.links).toEqual([{title: '/a', path: '/a#h'}]);
    // “Comment” can also mean 评论, but the text does not use that word.
    expect(usesOf('T005', a)).toEqual([]);
  });

  it('exclude sections in which only one language has the word', () => {
    expect(usesOf('T007', article('/a', '返回一个值', 'returns a value'))).toEqual([]);
    expect(usesOf('T007', article('/a', `退回${heading}别的`, `x${heading}return`))).toEqual([]);
  });

  it('link to articles that mark it, or else to the first article', () => {
    const plain = (route: string) => article(route, '项目', 'project');
    const marked = article('/m', `项目${heading}<Term id="T002">项目</Term>`, `project${heading}x`);
    expect(usesOf('T002', plain('/a'), plain('/b'))).toEqual([
      {product: 'yicat', count: 2, links: [{title: '/a', path: '/a'}]},
    ]);
    expect(usesOf('T002', plain('/a'), marked, plain('/b'))).toEqual([
      {product: 'yicat', count: 3, links: [{title: '/m', path: '/m#h'}]},
    ]);
  });

  it('are listed by product', () => {
    const other = {...article('/b', '项目', 'project'), product: 'faq'} as const;
    expect(
      usesOf('T002', article('/a', '项目', 'project'), other)?.map(({product}) => product),
    ).toEqual(['yicat', 'faq']);
  });
});
