import {mkdir, readdir, readFile, rm} from 'node:fs/promises';
import path from 'node:path';
import {Resvg} from '@resvg/resvg-js';
import {beforeEach, describe, expect, it} from 'vitest';
import {productIds} from '../../../config/products.ts';
import {temporaryFolder} from '../../../tests/folders/temporaryFolder.ts';
import type {MachinePage} from '../../machines/MachinePage.ts';
import {cardHeight, cardSvg, cardWidth, type Card} from '../cardSvg.ts';
import {cardsOf, drawCard, drawCards} from '../drawCards.ts';

const page = (overrides: Partial<MachinePage> = {}): MachinePage => ({
  kind: 'article',
  file: 'docs/yicat/tags.html',
  url: 'https://docs.example.com/docs/yicat/tags',
  language: 'zh-CN',
  title: '标签',
  description: '',
  products: ['yicat'],
  alternate: 'https://docs.example.com/en/docs/yicat/tags',
  procedures: [],
  hasQuestions: false,
  markdown: '',
  ...overrides,
});
const twin = page({
  file: 'en/docs/yicat/tags.html',
  url: 'https://docs.example.com/en/docs/yicat/tags',
  language: 'en-US',
  title: 'Tags',
  alternate: 'https://docs.example.com/docs/yicat/tags',
});

const card: Card = {
  locale: 'zh',
  isPost: false,
  title: '标签',
  twinTitle: 'Tags',
  products: ['yicat'],
};

/** Returns the bounding box of what is drawn on the background of a card, in pixels. */
function drawnBox(svg: string) {
  const ground = /<path fill="[^"]*" d="M0 0h1200v630H0z"\/>/;
  expect(svg).toMatch(ground);
  const box = new Resvg(svg.replace(ground, ''), {font: {loadSystemFonts: false}}).getBBox();
  if (!box) {
    throw new Error('nothing is drawn');
  }
  return {left: box.x, top: box.y, right: box.x + box.width, bottom: box.y + box.height};
}

describe('cards', () => {
  it('exist for articles and posts, with the titles of both languages', () => {
    const landing = page({kind: 'landing', file: 'docs/yicat.html'});
    expect([...cardsOf([page(), twin, landing])]).toEqual([
      ['docs/yicat/tags.png', card],
      ['en/docs/yicat/tags.png', {...card, locale: 'en', title: 'Tags', twinTitle: '标签'}],
    ]);
  });

  it('have the same bytes for the same words, and other bytes for other words', async () => {
    const first = await drawCard(card);
    expect(first.equals(await drawCard({...card}))).toBe(true);
    expect(first.equals(await drawCard({...card, title: '标记'}))).toBe(false);
  });

  it('are PNG files of the size that pages declare', async () => {
    const png = await drawCard(card);
    expect(png.subarray(1, 4).toString()).toBe('PNG');
    expect([png.readUInt32BE(16), png.readUInt32BE(20)]).toEqual([cardWidth, cardHeight]);
  });

  it.each([
    ['one word', '标签', 'Tags'],
    ['a Chinese title of 80 characters', '对齐结果按文件对导出'.repeat(8), 'Alignment'],
    [
      'an English title of 200 letters',
      'Alignment results by file pair '.repeat(6),
      '对齐'.repeat(90),
    ],
    ['a word without an end', 'W'.repeat(120), 'W'.repeat(300)],
  ])('have room for %s', (_name, title, twinTitle) => {
    for (const products of [['faq'], [...productIds]]) {
      const box = drawnBox(
        cardSvg({locale: 'en', isPost: products.length > 1, title, twinTitle, products}),
      );
      expect(box.left).toBeGreaterThanOrEqual(60);
      expect(box.top).toBeGreaterThanOrEqual(40);
      expect(box.right).toBeLessThanOrEqual(cardWidth - 60);
      expect(box.bottom).toBeLessThanOrEqual(cardHeight - 30);
    }
  });

  it('draw the words and leave out an unknown product', () => {
    expect(cardSvg({...card, products: ['gone']})).not.toBe(cardSvg(card));
  });
});

describe('drawCards', () => {
  const {root: folder} = temporaryFolder('for each test');
  const cache = path.join(folder, 'cache');

  beforeEach(async () => {
    await mkdir(path.join(folder, 'docs/yicat'), {recursive: true});
    await mkdir(path.join(folder, 'en/docs/yicat'), {recursive: true});
  });

  it('draws a card once, and again when its words change', async () => {
    expect(await drawCards([page(), twin], folder, cache)).toBe(2);
    const before = await readFile(path.join(folder, 'docs/yicat/tags.png'));
    expect(await drawCards([page(), twin], folder, cache)).toBe(0);
    expect((await readFile(path.join(folder, 'docs/yicat/tags.png'))).equals(before)).toBe(true);
    // The card in the other language also shows this title.
    expect(await drawCards([page({title: '标记'}), twin], folder, cache)).toBe(2);
    expect((await readFile(path.join(folder, 'docs/yicat/tags.png'))).equals(before)).toBe(false);
  });

  it('ends with an error only when it writes nothing more', async () => {
    await rm(path.join(folder, 'en'), {recursive: true});
    const others = ['a', 'b', 'c'].map((name) => page({file: `docs/yicat/${name}.html`}));
    await expect(drawCards([...others, twin], folder, cache)).rejects.toThrow('ENOENT');
    expect(await readdir(path.join(folder, 'docs/yicat'))).toEqual(['a.png', 'b.png', 'c.png']);
  });

  it('deletes cards that no page needs', async () => {
    await drawCards([page(), twin], folder, cache);
    await drawCards([page()], folder, cache);
    expect(await readdir(cache)).toHaveLength(1);
  });
});
