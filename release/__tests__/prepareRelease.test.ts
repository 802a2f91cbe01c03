import {createHash} from 'node:crypto';
import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {beforeEach, describe, expect, it} from 'vitest';
import {temporaryFolder} from '../../tests/folders/temporaryFolder.ts';
import {filesIn} from '../files.ts';
import {prepareRelease} from '../prepareRelease.ts';
import type {Release} from '../Release.ts';

const text = '文字 '.repeat(400);
const long = `<html><head></head><script>go()</script>${text}`;
const redirects = [{from: '/docs/old', to: '/docs/new'}];

const {root, write: writeIn} = temporaryFolder('for each test');
const folder = path.join(root, 'site');
const untrimmedFolder = path.join(root, 'untrimmed');
const cardCache = path.join(root, 'cards');

const write = (file: string, content: string) => writeIn(`site/${file}`, content);
const read = (file: string) => readFile(path.join(folder, file));
const prepare = (analyticsUrl?: string) =>
  prepareRelease({folder, untrimmedFolder, cardCache, redirects, analyticsUrl});

beforeEach(() => {
  write('docs/new.html', long);
  write('docs/old/index.html', '<head></head><script>location = "/docs/new"</script>');
  write('assets/js/main.0123abcd.js', 'short');
});

describe('prepareRelease', () => {
  it('writes headers, redirects and compressed files beside the pages', async () => {
    await prepare();
    expect(await filesIn(folder)).toEqual([
      '.server/nginx-http.conf',
      '.server/nginx-server.conf',
      '.server/release.json',
      '_headers',
      '_redirects',
      'assets/js/main.0123abcd.js',
      'docs/new.html',
      'docs/new.html.br',
      'docs/new.html.gz',
      'docs/old/index.html',
    ]);
    const page = (await read('docs/new.html')).toString();
    expect(page).toContain(text);
    expect(brotliDecompressSync(await read('docs/new.html.br')).toString()).toBe(page);
    expect(gunzipSync(await read('docs/new.html.gz')).toString()).toBe(page);
  });

  it.each(['memory.tmx', 'glossary.tbx', 'glossary.csv', 'strings.po'])(
    'compresses the download %s',
    async (name) => {
      write(`downloads/${name}`, text);
      await prepare();
      expect(brotliDecompressSync(await read(`downloads/${name}.br`)).toString()).toBe(text);
      expect(gunzipSync(await read(`downloads/${name}.gz`)).toString()).toBe(text);
    },
  );

  it('lists the files whose names contain a hash', async () => {
    await prepare();
    const release = JSON.parse((await read('.server/release.json')).toString()) as Release;
    expect(release.hashedFiles).toEqual(['/assets/js/main.0123abcd.js']);
  });

  const hashOf = (code: string) => `'sha256-${createHash('sha256').update(code).digest('base64')}'`;

  it('gives each page a policy for its own code, including redirect pages', async () => {
    await prepare('https://a.b/c.js');
    for (const [file, script] of [
      ['docs/new.html', 'go()'],
      ['docs/old/index.html', 'location = "/docs/new"'],
    ] as const) {
      expect((await read(file)).toString()).toContain(
        `script-src 'self' https://a.b ${hashOf(script)}; style-src 'self';`,
      );
    }
  });

  it('S7.12 keeps the analytics script of a page, and the policy allows it', async () => {
    const analyticsUrl = 'https://stats.example.com/count.js';
    write('index.html', `<head><script src="${analyticsUrl}" async></script></head>${text}`);
    await prepare(analyticsUrl);
    const page = (await read('index.html')).toString();
    const policy = /<meta http-equiv=Content-Security-Policy content="([^"]*)">/.exec(page);
    const scripts = [...page.matchAll(/<script\b[^>]*>/g)];
    expect(scripts.map(([element]) => element)).toEqual([`<script src="${analyticsUrl}" async>`]);
    // A policy applies only to what follows it.
    expect(policy?.index).toBeLessThan(scripts[0]?.index ?? 0);
    expect(policy?.[1]?.split('; ')).toContain("script-src 'self' https://stats.example.com");
  });

  const link = (prefix: string) =>
    `<head><link rel="stylesheet" href="/${prefix}assets/css/styles.0123abcd.css"></head>`;
  const body = '<body data-application="/assets/js/main.0123abcd.js">';
  const stylesOf = async (file: string) => {
    const page = (await read(file)).toString();
    expect(page).not.toContain('rel="stylesheet"');
    const styles = [...page.matchAll(/<style>([^<]*)<\/style>/g)];
    expect(styles).toHaveLength(1);
    return styles[0]?.[1] ?? '';
  };

  it('moves style attributes into the styles of the page, and the policy allows those', async () => {
    write('assets/css/styles.0123abcd.css', 'p{--columns:0}');
    write('index.html', `${link('')}<p style="--columns:1fr">`);
    await prepare();
    const css = await stylesOf('index.html');
    expect(css).toMatch(/\[data-style="[0-9a-f]{8}"\]:not\(#_\)\{--columns:1fr\}/);
    expect((await read('index.html')).toString()).not.toContain(' style=');
    expect((await read('index.html')).toString()).toContain(`style-src 'self' ${hashOf(css)};`);
  });

  it('throws if no stylesheet can replace a style attribute', async () => {
    write('index.html', '<head></head><p style="--columns:1fr">');
    await expect(prepare()).rejects.toThrow('index.html has style attributes (--columns:1fr)');
  });

  it('gives a page the rules that it needs, and the application all rules', async () => {
    for (const prefix of ['', 'en/']) {
      write(`${prefix}assets/css/lists.0123abcd.css`, '.row{width:var(--wide)}');
      write(`${prefix}blog.html`, `${link(prefix)}${body}<p class="row">`);
      write(`${prefix}article.html`, `${link(prefix)}${body}<p class="text">`);
      write(
        `${prefix}assets/css/styles.0123abcd.css`,
        ':root{--wide:9px;--unused:1px}.text{top:0}.late{left:0}',
      );
    }
    write('assets/js/one.0123abcd.js', 'x.className="late"');
    await prepare();
    const row = await stylesOf('blog.html');
    expect(row.trim()).toBe(':root{--wide:9px}\n.row{width:var(--wide)}');
    const article = await stylesOf('article.html');
    expect(article.trim()).toBe('.text{top:0}');
    const [sheet = ''] = (await filesIn(folder)).filter((file) => /^assets.css.styles/.test(file));
    expect((await read(sheet)).toString()).toBe(':root{--wide:9px}.text{top:0}.late{left:0}');
    const applicationOf = async (file: string) =>
      /data-application="([^"]*)"/.exec((await read(file)).toString())?.[1]?.split(' ');
    expect(await applicationOf('blog.html')).toEqual([
      `/${sheet}`,
      '/assets/css/lists.0123abcd.css',
      '/assets/js/main.0123abcd.js',
    ]);
    expect((await stylesOf('en/article.html')).trim()).toBe('.text{top:0}');
    const [english = ''] = (await filesIn(folder)).filter((file) =>
      /^en.assets.css.styles/.test(file),
    );
    expect(await applicationOf('en/article.html')).toEqual([
      `/${english}`,
      '/assets/js/main.0123abcd.js',
    ]);
    const untrimmed = await readFile(path.join(untrimmedFolder, 'page.css'), 'utf8');
    expect(untrimmed).toContain('--unused:1px');
    expect(untrimmed).toContain('.row{');
  });

  it('trims the stylesheet for the pages and scripts, under a new name', async () => {
    const css = '.a{--b:1;color:red}.late{top:0}.gone{left:0}';
    write('assets/css/styles.0123abcd.css', css);
    write('assets/js/one.0123abcd.js', 'x.className="late"');
    write('index.html', `${link('')}${body}<p class="a">`);
    await prepare();
    const page = (await read('index.html')).toString();
    const href = /"\/(assets\/css\/styles\.[0-9a-f]{8}\.css) /.exec(page)?.[1] ?? '';
    expect(href).not.toContain('0123abcd');
    expect((await read(href)).toString()).toBe('.a{color:red}.late{top:0}');
    expect(await filesIn(folder)).not.toContain('assets/css/styles.0123abcd.css');
    expect(await readFile(path.join(untrimmedFolder, href), 'utf8')).toBe(css);
  });

  it('throws if a script uses the old name of the stylesheet', async () => {
    write('assets/css/styles.0123abcd.css', '');
    write('assets/js/one.0123abcd.js', 'load({7:"styles"}[7]+"."+{7:"0123abcd"}[7]+".css")');
    await expect(prepare()).rejects.toThrow('A script names assets/css/styles.0123abcd.css');
  });

  it('throws for a page that a strict policy cannot allow, and leaves no finished release', async () => {
    write('index.html', '<p onclick="go()">');
    await expect(prepare()).rejects.toThrow('onclick on index.html');
    expect(await filesIn(folder)).not.toContain('.server/release.json');
  });
});
