import {describe, expect, it} from 'vitest';
import {findProblems} from '../findProblems.ts';
import type {WrittenItem} from '../Post.ts';
import {sampleItem, samplePost} from './samplePost.ts';

const day = '2025-08-14';
const first = sampleItem();
const second = sampleItem({id: 'task-split', kind: 'improved', line: 12});

const compare = (zh: readonly WrittenItem[], en: readonly WrittenItem[]) =>
  findProblems({zh: [samplePost(day, zh)], en: [samplePost(day, en, 'i18n/en/blog')]});

describe('findProblems', () => {
  it('reports nothing if both languages agree', () => {
    expect(compare([first, second], [first, second])).toEqual([]);
  });

  it('refuses a post in one language only', () => {
    expect(findProblems({zh: [samplePost(day, [first])], en: []})).toMatchObject([
      {
        file: `blog/${day}-sample.mdx`,
        line: 1,
        problem: 'this post has no twin in the other language.',
      },
    ]);
  });

  it('refuses an item in one language only', () => {
    expect(compare([first, second], [first])).toMatchObject([
      {
        file: `blog/${day}-sample.mdx`,
        line: 12,
        problem: 'the item “task-split” is missing in the other language.',
      },
    ]);
    expect(compare([first], [first, second])).toMatchObject([
      {file: `i18n/en/blog/${day}-sample.mdx`, line: 12},
    ]);
  });

  it('refuses another order in the other language', () => {
    expect(compare([first, second], [second, first]).map(({problem}) => problem)).toContain(
      '“split-preview” is where the other language has “task-split”.',
    );
  });

  it.each([
    ['kind', {kind: 'fixed'}],
    ['article', {article: 'yicat:translate/tags'}],
    ['product', {product: 'yiloc'}],
  ] as const)('refuses another %s in the other language', (_, change) => {
    const problems = compare([first], [{...first, ...change}]);
    expect(problems.map(({problem}) => problem)).toContain(
      'product, kind or article of “split-preview” differ from the other language.',
    );
  });

  it('refuses products out of order', () => {
    const plugin = sampleItem({product: 'plugin', id: 'proxy', article: 'plugin:faqs'});
    expect(compare([plugin, second], [plugin, second])).toMatchObject([
      {line: 12, problem: 'an item of yicat is below one of plugin.'},
      {line: 12, problem: 'an item of yicat is below one of plugin.'},
    ]);
  });

  it('checks the history of functions if the languages agree', () => {
    const posts = (folder: string) => [
      samplePost('2025-09-12', [first], folder),
      samplePost(day, [first], folder),
    ];
    expect(findProblems({zh: posts('blog'), en: posts('i18n/en/blog')})).toMatchObject([
      {
        file: 'blog/2025-09-12-sample.mdx',
        problem: '“split-preview” was announced as new in blog/2025-08-14-sample.mdx:6.',
      },
    ]);
  });
});
