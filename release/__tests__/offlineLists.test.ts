import {beforeEach, describe, expect, it} from 'vitest';
import type {ProductList} from '../../plugins/offline/kept/productLists.ts';
import {temporaryFolder} from '../../tests/folders/temporaryFolder.ts';
import {filesIn} from '../files.ts';
import {offlineLists, withControls} from '../offlineLists.ts';

const page = (scripts: string, text = '') =>
  `<body data-application="${scripts}"><img src="/assets/images/a.png">${text}</body>`;

const {root: folder, write} = temporaryFolder('for each test');

async function listOf(name: string): Promise<ProductList> {
  const lists = await withControls(folder, await offlineLists(folder, await filesIn(folder)));
  return JSON.parse(lists.get(name) ?? 'null') as ProductList;
}

beforeEach(() => {
  write('offline.html', page('/assets/js/main.js'));
  write('en/offline.html', page('/en/assets/js/main.js'));
  write('docs/yicat.html', page('/assets/js/main.js /assets/js/yicat.js'));
  write('docs/yicat/first.html', page('/assets/js/main.js /assets/js/first.js'));
  write('docs/yicat/moved/index.html', 'has moved');
  write('docs/yicat/tm-index.html', page('/assets/js/main.js'));
  write('docs/yiloc.html', page('/assets/js/main.js /assets/js/yiloc.js'));
  write('en/docs/yicat.html', page('/en/assets/js/main.js'));
  for (const file of ['main', 'yicat', 'first', 'yiloc', 'search-later']) {
    write(`assets/js/${file}.js`, file);
  }
  write('en/assets/js/main.js', 'main');
  write('search.html', page('/assets/css/search.css'));
  write('assets/css/search.css', 'search');
  write('search/glossary.0123abcd.terms.json', '{}');
  write('assets/images/a.png', '12345');
  write('search/manifest.json', '{}');
  write('search/yicat.0123abcd.index.json', '{}');
  write('search/yiloc.0123abcd.index.json', '{}');
  write('search/words.0123abcd.tables.json', '{}');
  write('search/texts/yicat.0.0123abcd.json', '[]');
  write('search/texts/yicat.12.0123abcd.json', '[]');
  write('search/texts/yiloc.0.0123abcd.json', '[]');
});

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
      write(`img/${name}`, '1');
    }
    write('assets/e.mp4', '1');
    const pictures =
      '<img src=/img/b.jpeg alt=a><img alt=b src=/img/c.gif><img src="/img/d d.avif">' +
      '<img src="/img/e%20e.png"><img src="/img/f&amp;f.png"><img alt="a > b" src=/img/g.webp>';
    write('docs/yicat/first.html', page('', `${pictures}<video src=/assets/e.mp4></video>`));
    const {files} = await listOf('offline/yicat.json');
    expect(files).toEqual(expect.arrayContaining(names.map((name) => `/img/${name}`)));
    expect(files).not.toContain('/assets/e.mp4');
  });

  it('counts a picture once, also on the page with the controls, and leaves out one that is missing', async () => {
    write('img/big.png', '1'.repeat(1000));
    const {bytes} = await listOf('offline/yicat.json');
    const pictures = '<img src=/img/big.png><img src=/img/big.png><img src="/img/nowhere.png">';
    write('offline.html', page('/assets/js/main.js', pictures));
    const list = await listOf('offline/yicat.json');
    expect(list.bytes - bytes).toBe(1000 + pictures.length);
    expect(list.files).not.toContain('/img/nowhere.png');
  });

  it.each([
    ['that is only text', '<code>&lt;img src="/img/sample.png"></code>'],
    ['of another site', '<img src="//example.com/a.png">'],
    ['that the site does not have', '<img src="/img/nowhere.png">'],
    ['whose address is broken', '<img src="/img/50%.png">'],
  ])('leaves out a picture %s', async (_, html) => {
    const before = await listOf('offline/yicat.json');
    write('docs/yicat/first.html', page('/assets/js/main.js /assets/js/first.js', html));
    expect((await listOf('offline/yicat.json')).files).toEqual(before.files);
  });

  it('changes the version when a picture changes whose name stays', async () => {
    write('docs/yicat/first.html', page('', '<img src="/img/a.png">'));
    write('img/a.png', 'one');
    const {version} = await listOf('offline/yicat.json');
    write('img/a.png', 'two');
    expect((await listOf('offline/yicat.json')).version).not.toBe(version);
  });

  it('changes the version only when a page or a file name changes', async () => {
    const {version} = await listOf('offline/yicat.json');
    write('docs/yiloc.html', page('/assets/js/main.js /assets/js/yiloc.js', 'other'));
    expect((await listOf('offline/yicat.json')).version).toBe(version);
    write('docs/yicat/first.html', page('/assets/js/main.js', 'other'));
    expect((await listOf('offline/yicat.json')).version).not.toBe(version);
  });
});
