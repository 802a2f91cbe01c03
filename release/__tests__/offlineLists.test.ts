import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import type {ProductList} from '../../plugins/offline/kept/productLists.ts';
import {filesIn, writeNewFile} from '../files.ts';
import {offlineLists, withControls} from '../offlineLists.ts';

const page = (scripts: string, text = '') =>
  `<body data-application="${scripts}"><img src="/assets/images/a.png">${text}</body>`;

let folder: string;

const write = (file: string, content: string) => writeNewFile(path.join(folder, file), content);

async function listOf(name: string): Promise<ProductList> {
  const lists = await withControls(folder, await offlineLists(folder, await filesIn(folder)));
  return JSON.parse(lists.get(name) ?? 'null') as ProductList;
}

beforeEach(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'offline-'));
  await write('offline.html', page('/assets/js/main.js'));
  await write('en/offline.html', page('/en/assets/js/main.js'));
  await write('docs/yicat.html', page('/assets/js/main.js /assets/js/yicat.js'));
  await write('docs/yicat/first.html', page('/assets/js/main.js /assets/js/first.js'));
  await write('docs/yicat/moved/index.html', 'has moved');
  await write('docs/yicat/tm-index.html', page('/assets/js/main.js'));
  await write('docs/yiloc.html', page('/assets/js/main.js /assets/js/yiloc.js'));
  await write('en/docs/yicat.html', page('/en/assets/js/main.js'));
  for (const file of ['main', 'yicat', 'first', 'yiloc', 'search-later']) {
    await write(`assets/js/${file}.js`, file);
  }
  await write('en/assets/js/main.js', 'main');
  await write('search.html', page('/assets/css/search.css'));
  await write('assets/css/search.css', 'search');
  await write('search/glossary.0123abcd.terms.json', '{}');
  await write('assets/images/a.png', '12345');
  await write('search/manifest.json', '{}');
  await write('search/yicat.0123abcd.index.json', '{}');
  await write('search/yiloc.0123abcd.index.json', '{}');
  await write('search/words.0123abcd.tables.json', '{}');
  await write('search/texts/yicat.0.0123abcd.json', '[]');
  await write('search/texts/yicat.12.0123abcd.json', '[]');
  await write('search/texts/yiloc.0.0123abcd.json', '[]');
});

afterEach(() => rm(folder, {recursive: true}));

describe('offlineLists', () => {
  it('lists what a product needs in its language, and nothing of other products or languages', async () => {
    const {files, bytes} = await listOf('offline/yicat.json');
    expect([...files].sort()).toEqual([
      '/assets/css/search.css',
      '/assets/images/a.png',
      '/assets/js/first.js',
      '/assets/js/main.js',
      '/assets/js/search-later.js',
      '/assets/js/yicat.js',
      '/docs/yicat',
      '/docs/yicat/first',
      '/docs/yicat/tm-index',
      '/offline',
      '/search/glossary.0123abcd.terms.json',
      '/search/manifest.json',
      '/search/texts/yicat.0.0123abcd.json',
      '/search/texts/yicat.12.0123abcd.json',
      '/search/words.0123abcd.tables.json',
      '/search/yicat.0123abcd.index.json',
    ]);
    expect(bytes).toBeGreaterThan(200);
    expect((await listOf('en/offline/yicat.json')).files).toContain('/en/docs/yicat');
  });

  it('lists each picture under its name in the build, however a page writes it, and no other source', async () => {
    const names = ['b.jpeg', 'c.gif', 'd d.avif', 'e e.png', 'f&f.png', 'g.webp'];
    for (const name of names) {
      await write(`img/${name}`, '1');
    }
    await write('assets/e.mp4', '1');
    const pictures =
      '<img src=/img/b.jpeg alt=a><img alt=b src=/img/c.gif><img src="/img/d d.avif">' +
      '<img src="/img/e%20e.png"><img src="/img/f&amp;f.png"><img alt="a > b" src=/img/g.webp>';
    await write('docs/yicat/first.html', page('', `${pictures}<video src=/assets/e.mp4></video>`));
    const {files} = await listOf('offline/yicat.json');
    expect(files).toEqual(expect.arrayContaining(names.map((name) => `/img/${name}`)));
    expect(files).not.toContain('/assets/e.mp4');
  });

  it.each([
    ['that is only text', '<code>&lt;img src="/img/sample.png"></code>'],
    ['of another site', '<img src="//example.com/a.png">'],
    ['that the site does not have', '<img src="/img/nowhere.png">'],
    ['whose address is broken', '<img src="/img/50%.png">'],
  ])('leaves out a picture %s', async (_, html) => {
    const before = await listOf('offline/yicat.json');
    await write('docs/yicat/first.html', page('/assets/js/main.js /assets/js/first.js', html));
    expect((await listOf('offline/yicat.json')).files).toEqual(before.files);
  });

  it('changes the version when a picture changes whose name stays', async () => {
    await write('docs/yicat/first.html', page('', '<img src="/img/a.png">'));
    await write('img/a.png', 'one');
    const {version} = await listOf('offline/yicat.json');
    await write('img/a.png', 'two');
    expect((await listOf('offline/yicat.json')).version).not.toBe(version);
  });

  it('changes the version only when a page or a file name changes', async () => {
    const {version} = await listOf('offline/yicat.json');
    await write('docs/yiloc.html', page('/assets/js/main.js /assets/js/yiloc.js', 'other'));
    expect((await listOf('offline/yicat.json')).version).toBe(version);
    await write('docs/yicat/first.html', page('/assets/js/main.js', 'other'));
    expect((await listOf('offline/yicat.json')).version).not.toBe(version);
  });
});
