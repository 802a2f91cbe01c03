import {mkdir, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {prepareRelease} from '../../release/prepareRelease.ts';

/** Makes files large enough for a compressed copy. */
const filler = '文字 '.repeat(400);

const pages = ['zh', 'en'].flatMap((name) => {
  const at = name === 'zh' ? '' : 'en/';
  const html = (text: string) => `<html><head></head><body>${name} ${text} ${filler}</body></html>`;
  return Object.entries({
    'index.html': html('home'),
    '404.html': html('not found'),
    'docs/new.html': html('new'),
    'docs/usage.html': html('usage'),
    'docs/usage/intro.html': html('intro'),
    // The framework writes this page for hosts without redirects.
    'docs/old/index.html': html('has moved'),
    'assets/js/main.0123abcd.js': `go('${name}'); // ${filler}`,
    'assets/images/figure-0123abcd.png': 'image',
    'search/site.0123abcd.index.json': '{}',
    'search/manifest.json': '{}',
    'sitemap.xml': '<urlset/>',
  }).map(([file, content]) => [`${at}${file}`, content] as const);
});

const others = {
  'samples/memory.tmx': '<tmx/>',
  'samples/terms.tbx': '<tbx/>',
  'samples/notes.md': '# Notes',
  'samples/table.xlsx': 'table',
  'samples/big.csv': 'row;'.repeat(2_000_000),
  'img/favicon.ico': 'icon',
  'img/logo.svg': '<svg/>',
  'site.webmanifest': '{}',
  '.well-known/security.txt': 'Contact: example',
};

/**
 * Writes a small site in the format of a build.
 * @param extra further files
 */
export async function writeSite(
  folder: string,
  extra: Readonly<Record<string, string>> = {},
): Promise<void> {
  for (const [file, content] of [...pages, ...Object.entries({...others, ...extra})]) {
    await mkdir(path.dirname(path.join(folder, file)), {recursive: true});
    await writeFile(path.join(folder, file), content);
  }
  await prepareRelease({
    folder,
    untrimmedFolder: `${folder}-untrimmed`,
    cardCache: `${folder}-cards`,
    redirects: [{from: '/docs/old', to: '/docs/new'}],
  });
}
