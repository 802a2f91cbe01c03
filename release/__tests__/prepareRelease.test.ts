import {mkdir, mkdtemp, readFile, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {brotliDecompressSync, gunzipSync} from 'node:zlib';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {filesIn} from '../filesIn.ts';
import {prepareRelease} from '../prepareRelease.ts';
import type {Release} from '../Release.ts';

const long = `<script>go()</script>${'文字 '.repeat(400)}`;
const redirects = [{from: '/docs/old', to: '/docs/new'}];

let folder: string;

const write = async (file: string, content: string) => {
  await mkdir(path.dirname(path.join(folder, file)), {recursive: true});
  await writeFile(path.join(folder, file), content);
};
const read = (file: string) => readFile(path.join(folder, file));

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'release-'));
  await write('docs/new.html', long);
  await write('docs/old/index.html', '<script>location = "/docs/new"</script>');
  await write('assets/js/main.0123abcd.js', 'short');
});

afterEach(() => rm(folder, {recursive: true}));

describe('prepareRelease', () => {
  it('writes headers, redirects and compressed files beside the pages', async () => {
    await prepareRelease({folder, redirects});
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
    expect(brotliDecompressSync(await read('docs/new.html.br')).toString()).toBe(long);
    expect(gunzipSync(await read('docs/new.html.gz')).toString()).toBe(long);
  });

  it('says which files carry a hash, and leaves the scripts of redirect pages out', async () => {
    await prepareRelease({folder, redirects});
    const release = JSON.parse((await read('.server/release.json')).toString()) as Release;
    expect(release.hashedFiles).toEqual(['/assets/js/main.0123abcd.js']);
    const scripts = /script-src [^;]*/.exec(release.headers['Content-Security-Policy'] ?? '')?.[0];
    expect(scripts?.match(/sha256-/g)).toHaveLength(1);
  });

  it('moves style attributes into a stylesheet that the page links', async () => {
    await write('index.html', '<head></head><p style="--columns:1fr">');
    await prepareRelease({folder, redirects});
    const page = (await read('index.html')).toString();
    const href = /href="\/(assets\/css\/attributes\.[0-9a-f]{8}\.css)"><\/head>/.exec(page)?.[1];
    expect((await read(href ?? '')).toString()).toContain('{--columns:1fr}');
    expect(page).not.toContain(' style=');
    expect((await read('docs/new.html')).toString()).toBe(long);
  });

  it('stops at a page that a strict policy cannot admit, and leaves no finished release', async () => {
    await write('index.html', '<p onclick="go()">');
    await expect(prepareRelease({folder, redirects})).rejects.toThrow('onclick on index.html');
    expect(await filesIn(folder)).not.toContain('.server/release.json');
  });
});
