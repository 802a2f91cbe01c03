import {describe, expect, it} from 'vitest';
import {cacheControlOf} from '../cacheControlOf.ts';
import {headersFile} from '../headersFile.ts';
import {localizedRedirects} from '../localizedRedirects.ts';
import {nginxFiles} from '../nginxFiles.ts';
import {redirectsFile} from '../redirectsFile.ts';
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
  it('names the hashed files outside of the assets one by one', () => {
    const text = headersFile({
      ...release,
      hashedFiles: ['/assets/js/main.1a2b3c4d.js', '/search/yicat.1a2b3c4d.index.json'],
    });
    expect(text).toContain('\n/search/yicat.1a2b3c4d.index.json\n  Cache-Control: public');
    expect(text).not.toContain('main.1a2b3c4d.js');
  });

  it('gives every path the headers and hashed files a long life', () => {
    expect(headersFile(release)).toBe(
      `/*\n  Content-Security-Policy: default-src 'none'\n  X-Test: say "hello"\n/assets/*\n  Cache-Control: public, max-age=31536000, immutable\n`,
    );
  });
});

describe('nginx files', () => {
  const {http, server} = nginxFiles(release);

  it('hold the same headers, quoted', () => {
    expect(server).toContain(`add_header Content-Security-Policy "default-src 'none'" always;`);
    expect(server).toContain(String.raw`add_header X-Test "say \"hello\"" always;`);
  });

  it('hold the redirects and keep the query', () => {
    expect(http).toContain('"/en/docs/old" "/en/docs/new";');
    expect(server).toContain('return 301 $docs_moved_to$is_args$args;');
  });
});

describe('cache control', () => {
  it.each([
    '/assets/js/main.1a2b3c4d.js',
    '/data-0a1b2c3d4e.json',
    '/search/yicat.1a2b3c4d.index.json',
    '/en/search/site.1a2b3c4d.texts.json',
  ])('keeps %s', (file) => {
    expect(cacheControlOf(file)).toContain('immutable');
  });

  it.each([
    '/',
    '/docs/yicat',
    '/img/logo.svg',
    '/sitemap.xml',
    '/blog/2025-09-12-x',
    '/search/manifest.json',
  ])('asks again for %s', (file) => {
    expect(cacheControlOf(file)).toBe('no-cache');
  });
});
