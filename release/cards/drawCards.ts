import {createHash} from 'node:crypto';
import {copyFile, mkdir, readdir, readFile, rename, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {renderAsync} from '@resvg/resvg-js';
import {localeIds} from '../../config/locales.ts';
import type {MachinePage} from '../machines/MachinePage.ts';
import {untilAllEnd} from '../untilAllEnd.ts';
import {cardPath, hasCard} from './imageTags.ts';
import {cardHeight, cardSvg, cardWidth, type Card} from './cardSvg.ts';
import {palettePng} from './palettePng.ts';

const root = path.join(import.meta.dirname, '../..');

/** Files that affect the look of every card, besides the code in this folder. */
const makers = [
  'config/locales.ts',
  'config/products.ts',
  'config/site.ts',
  'package-lock.json',
  'src/components/Mark/drawings.ts',
];

/** Number of cards drawn in parallel. Compression needs the other threads at the same time. */
const atOnce = 2;

/** Returns the cards of articles and posts, by their file in the built site. */
export function cardsOf(pages: readonly MachinePage[]): ReadonlyMap<string, Card> {
  const titles = new Map(pages.map(({url, title}) => [url, title]));
  const cards = pages.filter(hasCard).map((page): [string, Card] => {
    const {file, kind, title, language, alternate = '', products} = page;
    const locale = localeIds.find((id) => language.startsWith(id)) ?? 'zh';
    return [
      cardPath(file),
      {locale, isPost: kind === 'post', title, twinTitle: titles.get(alternate), products},
    ];
  });
  return new Map(cards);
}

/** Renders a card as a PNG file, always with the same bytes for the same card. */
export async function drawCard(card: Card): Promise<Buffer> {
  const image = await renderAsync(cardSvg(card), {font: {loadSystemFonts: false}});
  return palettePng(image.pixels, cardWidth, cardHeight);
}

async function makersHash(): Promise<string> {
  const code = (await readdir(import.meta.dirname)).filter((name) => name.endsWith('.ts')).sort();
  const files = [...makers, ...code.map((name) => path.join(import.meta.dirname, name))];
  const hash = createHash('sha256').update(process.version);
  for (const file of files) {
    hash.update(await readFile(path.resolve(root, file)));
  }
  return hash.digest('hex');
}

/**
 * Writes the card of each article and post into the built site. Cards with the same words and code
 * come from the cache. Cards that no page needs are deleted from the cache.
 * @param folder the built site
 * @param cache folder of cached cards, which may be missing
 * @returns the number of cards that were not in the cache
 */
export async function drawCards(
  pages: readonly MachinePage[],
  folder: string,
  cache: string,
): Promise<number> {
  await mkdir(cache, {recursive: true});
  const known = new Set(await readdir(cache));
  const makersKey = await makersHash();
  const used = new Set<string>();
  const queue = [...cardsOf(pages)];
  let drawn = 0;
  const work = async () => {
    for (let next = queue.pop(); next; next = queue.pop()) {
      const [file, card] = next;
      const key = createHash('sha256').update(makersKey).update(JSON.stringify(card)).digest('hex');
      const name = `${key}.png`;
      const kept = path.join(cache, name);
      if (!known.has(name)) {
        drawn += 1;
        // The file gets its name when it is complete, so that an interrupted build leaves no
        // partial picture.
        const begun = `${kept}.${process.pid}`;
        await writeFile(begun, await drawCard(card));
        await rename(begun, kept);
      }
      used.add(name);
      await copyFile(kept, path.join(folder, file));
    }
  };
  await untilAllEnd(Array.from({length: atOnce}, work));
  const left = [...known].filter((name) => !used.has(name));
  await Promise.all(left.map((name) => rm(path.join(cache, name), {force: true})));
  return drawn;
}
