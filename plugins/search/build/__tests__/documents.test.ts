import {describe, expect, it} from 'vitest';
import {byContext, siteContext, toDocuments} from '../documents.ts';
import {lineSigns} from '../../markup/signs.ts';
import type {PageText} from '../readPage.ts';

const page = (title: string, breadcrumbs: readonly string[] = []): PageText => ({
  title,
  breadcrumbs,
  sections: [{id: '', title, text: `${title}。`}],
});

describe('toDocuments', () => {
  it('makes one document a section, with the fields of the specification', () => {
    const pages = new Map([
      [
        '/docs/a/x',
        {
          title: '页',
          breadcrumbs: ['甲'],
          sections: [
            {id: '', title: '页', text: '开头'},
            {id: 'part', title: '一节', text: '正文'},
          ],
        },
      ],
    ]);
    expect(toDocuments(pages, '/')).toEqual([
      {u: '/docs/a/x', h: '', t: '页', s: '页', b: ['甲'], text: '开头', asks: []},
      {u: '/docs/a/x', h: '#part', t: '页', s: '一节', b: ['甲'], text: '正文', asks: []},
    ]);
  });

  it('adds the questions of a section, and its other wordings', () => {
    const asks = new Map([['/a', new Map([['', ['怎样做']]])]]);
    const documents = toDocuments(new Map([['/a', page('甲')]]), '/', {
      asks,
      aliases: {'': ['How to']},
    });
    expect(documents.map(({asks: questions}) => questions)).toEqual([['怎样做', 'How to']]);
  });

  it('marks the sections that say what a task needs', () => {
    const pages = new Map([['/a', page('甲')]]);
    expect(toDocuments(pages, '/', {preparations: ['']})[0]?.text).toBe(
      `${lineSigns.preparation}\n甲。`,
    );
  });

  it('is the same whatever order the pages come in', () => {
    const entries = [
      ['/b', page('乙')],
      ['/a', page('甲')],
    ] as const;
    expect(toDocuments(new Map(entries), '/')).toEqual(
      toDocuments(new Map([...entries].reverse()), '/'),
    );
  });

  it('gives a page without breadcrumbs the titles above it, but not that of the home page', () => {
    const pages = new Map([
      ['/en', page('Home')],
      ['/en/blog', page('Update log')],
      ['/en/blog/2025/post', page('Post')],
    ]);
    expect(toDocuments(pages, '/en/').map(({t, b}) => [t, b])).toEqual([
      ['Home', []],
      ['Update log', []],
      ['Post', ['Update log']],
    ]);
  });
});

describe('byContext', () => {
  const a = {id: 'a', path: 'docs/a/', importance: 1};
  const b = {id: 'b', path: 'docs/b/', importance: 1};
  const divide = (baseUrl: string, ...addresses: string[]) => {
    const documents = toDocuments(new Map(addresses.map((u) => [u, page(u)])), baseUrl);
    return [...byContext(documents, [a, b, siteContext], baseUrl)].map(([{id}, entries]) => [
      id,
      entries.map(({u}) => u),
    ]);
  };

  it('puts each document into one context by its address, its first page too', () => {
    expect(divide('/', '/', '/docs', '/docs/a', '/docs/a/x', '/docs/ab', '/blog/docs/a/y')).toEqual(
      [
        ['a', ['/docs/a', '/docs/a/x']],
        ['b', []],
        [siteContext.id, ['/', '/blog/docs/a/y', '/docs', '/docs/ab']],
      ],
    );
  });

  it('counts from the address of the language', () => {
    expect(divide('/en/', '/en', '/en/docs/b/x')).toEqual([
      ['a', []],
      ['b', ['/en/docs/b/x']],
      ['site', ['/en']],
    ]);
  });
});
