import {describe, expect, it} from 'vitest';
import {productIds} from '../../config/products.ts';
import {cacheControlOf, headersFile} from '../headers.ts';
import {localizedRedirects, redirectsFile} from '../redirectsFile.ts';
import {nginxFiles} from '../nginxFiles.ts';
import type {Release} from '../Release.ts';

const release: Release = {
  headers: {'Content-Security-Policy': "default-src 'none'", 'X-Test': 'say "hello"'},
  redirects: localizedRedirects([{from: '/docs/old', to: '/docs/new'}]),
  hashedFiles: [],
};

describe('redirects', () => {
  it('exist in both languages', () => {
    expect(release.redirects).toEqual([
      {from: '/docs/old', to: '/docs/new'},
      {from: '/en/docs/old', to: '/en/docs/new'},
    ]);
    expect(redirectsFile(release)).toBe('/docs/old /docs/new 301\n/en/docs/old /en/docs/new 301\n');
  });
});

describe('headers file', () => {
  it('lists each hashed file outside the assets', () => {
    const text = headersFile({
      ...release,
      hashedFiles: ['/assets/js/main.1a2b3c4d.js', '/search/yicat.1a2b3c4d.index.json'],
    });
    expect(text).toContain('\n/search/yicat.1a2b3c4d.index.json\n  Cache-Control: public');
    expect(text).not.toContain('main.1a2b3c4d.js');
  });

  it('gives every path the headers, and hashed files a long cache lifetime', () => {
    expect(headersFile(release)).toBe(`/*
  Content-Security-Policy: default-src 'none'
  X-Test: say "hello"
/*.md
  X-Robots-Tag: noindex
  Content-Type: text/markdown; charset=utf-8
/*llms.txt
  X-Robots-Tag: noindex
/*llms-full.txt
  X-Robots-Tag: noindex
/assets/*
  Cache-Control: public, max-age=31536000, immutable
/search/texts/*
  Cache-Control: public, max-age=31536000, immutable
/en/assets/*
  Cache-Control: public, max-age=31536000, immutable
/en/search/texts/*
  Cache-Control: public, max-age=31536000, immutable
`);
  });

  it('covers every hashed file of both languages in at most a hundred rules', () => {
    const hex = (index: number) => index.toString(16).padStart(8, '0');
    const hashedFiles = ['', '/en'].flatMap((prefix) => [
      ...Array.from({length: 300}, (_, index) => `${prefix}/assets/js/${hex(index)}.abcdef01.js`),
      `${prefix}/assets/images/figure-0123abcd.png`,
      `${prefix}/search/words.0123abcd.tables.json`,
      ...['site', ...productIds].flatMap((id, index) => [
        `${prefix}/search/${id}.${hex(index)}.index.json`,
        ...Array.from(
          {length: 80},
          (_, page) => `${prefix}/search/texts/${id}.${page}.${hex(index)}.json`,
        ),
      ]),
    ]);
    const rules =
      headersFile({...release, hashedFiles}).match(/^\/.*(?=\n {2}Cache-Control)/gm) ?? [];
    const covers = (rule: string, file: string) =>
      rule.endsWith('*') ? file.startsWith(rule.slice(0, -1)) : file === rule;
    expect(rules.length + 1).toBeLessThanOrEqual(100);
    for (const file of hashedFiles) {
      expect(
        rules.filter((rule) => covers(rule, file)),
        file,
      ).toHaveLength(1);
    }
    for (const file of ['/', '/search/manifest.json', '/en/search/manifest.json', '/en/']) {
      expect(
        rules.filter((rule) => covers(rule, file)),
        file,
      ).toEqual([]);
    }
  });
});

describe('nginx files', () => {
  const {http, server} = nginxFiles(release);

  it('contain the same headers, quoted', () => {
    expect(server).toContain(`add_header Content-Security-Policy "default-src 'none'" always;`);
    expect(server).toContain(String.raw`add_header X-Test "say \"hello\"" always;`);
  });

  it('contain the redirects and keep the query', () => {
    expect(http).toContain('"/en/docs/old" "/en/docs/new";');
    expect(server).toContain('return 301 $docs_moved_to$is_args$args;');
  });
});

describe('cache control', () => {
  it.each([
    '/assets/js/main.1a2b3c4d.js',
    '/assets/images/figure-1a2b.png',
    '/en/assets/images/figure-1a2b.png',
    '/search/yicat.1a2b3c4d.index.json',
    '/search/words.1a2b3c4d.tables.json',
    '/search/glossary.1a2b3c4d.terms.json',
    '/en/search/texts/site.12.1a2b3c4d.json',
  ])('lets browsers keep %s', (file) => {
    expect(cacheControlOf(file)).toContain('immutable');
  });

  it.each([
    '/',
    '/docs/yicat',
    '/img/logo.svg',
    '/sitemap.xml',
    '/blog/2025-09-12-x',
    '/docs/yicat/changes-20250101.text.json',
    '/samples/yiloc/locales-20261130.json',
    '/data-0a1b2c3d4e.json',
    '/search/changes-20250101.text.json',
    '/docs/search/yicat.1a2b3c4d.index.json',
    '/search/manifest.json',
    '/docs/assets/guide',
    '/fr/assets/x.png',
  ])('makes browsers revalidate %s', (file) => {
    expect(cacheControlOf(file)).toBe('no-cache');
  });
});
