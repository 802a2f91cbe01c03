import {createHash} from 'node:crypto';
import {existsSync} from 'node:fs';
import {readFile, stat} from 'node:fs/promises';
import path from 'node:path';
import {parseFragment} from 'parse5';
import {baseUrls, localeIds} from '../config/locales.ts';
import {productIds} from '../config/products.ts';
import {attributeOf} from '../src/lib/htmlNodes.ts';
import {applicationOf} from '../plugins/offline/kept/names.ts';
import type {ProductList} from '../plugins/offline/kept/productLists.ts';
import {elementsOf} from './elementsOf.ts';
import {hashedFile} from './headers.ts';
import {languageOf} from './languageOf.ts';
import {addressOf, targetOf} from './pageLinks.ts';

const picture = /<img\s(?:[^>"']|"[^"]*"|'[^']*')*>/g;
const isPicture = /\.(?:avif|gif|jpe?g|png|svg|webp)$/;

/** Returns the files that a page names: those of its application, and the pictures on this site. */
function needsOf(html: string): string[] {
  // To parse whole pages once more would take seconds.
  const pictures = [...elementsOf(parseFragment(html.match(picture)?.join('') ?? ''))];
  const sources = pictures.flatMap((each) => attributeOf(each, 'src') ?? []);
  return [...applicationOf(html), ...sources.flatMap((source) => targetOf(source, '/') ?? [])];
}

/** Returns the size of files of a folder together. */
async function bytesOf(folder: string, files: readonly string[]): Promise<number> {
  const found = await Promise.all(files.map((file) => stat(path.join(folder, file))));
  return found.reduce((sum, {size}) => sum + size, 0);
}

/**
 * Makes the lists of files that each product needs offline, by their path in the build: its pages
 * and the files they name, the chunks that load later (such as the search), its search index, and
 * the terms that the search explains.
 * @param folder the built site, after its pages are written
 * @param files files of the site, relative to it, without compressed copies
 */
export async function offlineLists(
  folder: string,
  files: readonly string[],
): Promise<ReadonlyMap<string, ProductList>> {
  const lists = new Map<string, ProductList>();
  const built = new Set(files.map((file) => `/${file}`));
  for (const locale of localeIds) {
    const prefix = baseUrls[locale].slice(1);
    const inLanguage = files.filter((file) => languageOf(`/${file}`) === locale);
    const texts = new Map<string, string>();
    for (const file of inLanguage.filter((name) => name.endsWith('.html'))) {
      texts.set(file, await readFile(path.join(folder, file), 'utf8'));
    }
    const needs = new Map([...texts].map(([file, html]) => [file, needsOf(html)]));
    const namedSomewhere = new Set([...needs.values()].flat());
    // There are few styles, and the search box uses those of the search page.
    const comesLater = inLanguage.filter(
      (file) =>
        file.startsWith(`${prefix}assets/`) &&
        (file.endsWith('.css') || (file.endsWith('.js') && !namedSomewhere.has(`/${file}`))),
    );
    const products = productIds.filter((id) => texts.has(`${prefix}docs/${id}.html`));
    for (const product of products) {
      const isOwn = new RegExp(`^${prefix}docs/${product}(\\.html|/.*(?<!/index)\\.html)$`);
      const pages = inLanguage.filter((file) => isOwn.test(file));
      const searched = inLanguage.filter((file) =>
        new RegExp(
          `^${prefix}search/(manifest|words\\.[0-9a-f]+\\.tables|${product}\\.[0-9a-f]+\\.index|texts/${product}\\.\\d+\\.[0-9a-f]+|glossary\\.[0-9a-f]+\\.terms)\\.json$`,
        ).test(file),
      );
      const needed = pages.flatMap((page) => needs.get(page) ?? []);
      const others = [
        ...new Set([
          ...needed.filter((file) => built.has(file)),
          ...[...comesLater, ...searched].map((file) => `/${file}`),
        ]),
      ];
      const hash = createHash('sha256');
      pages.forEach((page) => hash.update(texts.get(page) ?? ''));
      for (const file of others) {
        hash.update(file);
        // The names of most files change with their content.
        if (isPicture.test(file) && !hashedFile.test(file)) {
          hash.update(await readFile(path.join(folder, file)));
        }
      }
      const list: ProductList = {
        version: hash.digest('hex').slice(0, 16),
        bytes: await bytesOf(folder, [...pages, ...others]),
        files: [...pages.map(addressOf), ...others],
      };
      lists.set(`${prefix}offline/${product}.json`, list);
    }
  }
  return lists;
}

/**
 * Adds the page with the offline controls, and the files it names, to the list of each product.
 * Returns the content of the lists by file.
 * @param folder the built site
 */
export async function withControls(
  folder: string,
  lists: ReadonlyMap<string, ProductList>,
): Promise<ReadonlyMap<string, string>> {
  const texts = new Map<string, string>();
  for (const [name, list] of lists) {
    const page = name.replace(/offline\/[^/]+$/, 'offline.html');
    const html = await readFile(path.join(folder, page), 'utf8');
    const added = [...new Set(needsOf(html))].filter(
      (file) => !list.files.includes(file) && existsSync(path.join(folder, file)),
    );
    const content: ProductList = {
      version: createHash('sha256')
        .update(list.version + html)
        .digest('hex')
        .slice(0, 16),
      bytes: list.bytes + (await bytesOf(folder, [page, ...added])),
      files: [...list.files, addressOf(page), ...added],
    };
    texts.set(name, JSON.stringify(content));
  }
  return texts;
}
