import {parse} from 'parse5';
import {describe, expect, it} from 'vitest';
import {elementsOf} from '../../elementsOf.ts';
import {brokenLinks, linksOf} from '../brokenLinks.ts';
import {addressOf, pageLinks} from '../../pageLinks.ts';

const linksIn = (body: string, address = '/docs/yicat/a') =>
  pageLinks(elementsOf(parse(`<body>${body}</body>`)), address);

describe('pageLinks', () => {
  it('collects ids, and links inside the site without their query', () => {
    const {ids, targets} = linksIn(
      '<h2 id="x">x</h2><a href="/docs/yiloc/b?q=1#y">b</a><a href="#x">x</a><a href="../c">c</a>' +
        '<a href="/docs/%E4%B8%80">d</a><a href="https://example.com/e">e</a>' +
        '<a href="mailto:a@example.com">f</a><a>g</a><link href="/h">',
    );
    expect(ids).toEqual(['x']);
    expect(targets).toEqual(['/docs/yiloc/b#y', '/docs/yicat/a#x', '/docs/c', '/docs/一']);
  });

  it('reads an address with a percent sign that encodes nothing', () => {
    const {targets} = linksIn('<a href="/docs/100%">a</a><a href="#50%">b</a>');
    expect(targets).toEqual(['/docs/100%', '/docs/yicat/a#50%']);
  });
});

describe('addressOf', () => {
  it.each([
    ['index.html', '/'],
    ['en/index.html', '/en/'],
    ['docs/yicat.html', '/docs/yicat'],
    ['docs/moved/index.html', '/docs/moved/'],
  ])('%s: %s', (file, address) => expect(addressOf(file)).toBe(address));
});

describe('brokenLinks', () => {
  const pages = new Map([
    ['index.html', linksIn('<a href="/docs/yicat/b#y">', '/')],
    ['en/index.html', linksIn('', '/en/')],
    ['docs/yicat/b.html', linksIn('<h2 id="y">', '/docs/yicat/b')],
  ]);
  const files = new Set(['downloads/a.csv']);
  const check = (target: string) => brokenLinks([{target, pages: ['c.html']}], pages, files);

  it.each([
    '/',
    '/en',
    '/en/',
    '/docs/yicat/b',
    '/docs/yicat/b/',
    '/docs/yicat/b#y',
    '/downloads/a.csv',
  ])('accepts %s', (target) => expect(check(target)).toEqual([]));

  it.each([
    ['/docs/yicat/c', 'no page has this address'],
    ['/docs/yicat/b#z', 'the page has no such anchor'],
    ['/downloads/b.csv', 'no page has this address'],
  ])('names %s, and the pages with it', (target, reason) => {
    const [message] = check(target);
    expect(message).toContain(target);
    expect(message).toContain('c.html');
    expect(message).toContain(reason);
  });

  it('names up to three pages of a link', () => {
    const many = new Map(
      ['a', 'b', 'c', 'd'].map((name) => [`${name}.html`, linksIn('<a href="/x">', `/${name}`)]),
    );
    expect(linksOf(many)).toEqual([{target: '/x', pages: ['a.html', 'b.html', 'c.html']}]);
  });
});
