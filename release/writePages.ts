import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {CliError} from '../scripts/run/CliError.mjs';
import {addPolicy, contentSecurityPolicy, type OutsideOrigins} from './contentSecurityPolicy.ts';
import {inlineStyles} from './inlineStyles.ts';
import type {ReadPage} from './Page.ts';
import {shortHash} from './shortHash.ts';
import {createBoxSheet} from './stylesheet/pages/createBoxSheet.ts';
import {createMenuSheet} from './stylesheet/pages/createMenuSheet.ts';
import {createPageStyles} from './stylesheet/pages/createPageStyles.ts';
import {sheetsOfPage, type LazySheet} from './stylesheet/sheetsOfPage.ts';
import {trimStylesheets} from './stylesheet/trimStylesheets.ts';
import {usageOf} from './stylesheet/Usage.ts';
import {writeNewFile} from './files.ts';

export interface PageOptions {
  /** The built site, both languages. */
  readonly folder: string;
  /** Folder of the untrimmed stylesheets, for the tests. */
  readonly untrimmedFolder: string;
  readonly outside?: OutsideOrigins;
}

const builtStylesheet = /(^|\/)assets\/css\/styles\.[0-9a-f]{8}\.css$/;

/** Matches the scripts with the parts of the search box: its own, and those that it shares. */
const boxScript = /\/(search-box|search-panel|shared)\.[0-9a-f]{8}\.js$/;

/** Matches the stylesheet that loads with these scripts. */
const boxStylesheet = /\/search\.[0-9a-f]{8}\.css$/;

/** Matches stylesheets that load with a chunk. */
const lazyStylesheet = /(^|\/)assets\/css\/(?!styles\.)[\w-]+\.[0-9a-f]{8}\.css$/;

/**
 * Returns the root of a sheet's or script's language. Both languages have the same rules, and a page links its
 * own.
 */
const rootOf = (file: string) => file.replace(/assets\/(css|js)\/[^/]+$/, '');

/**
 * Writes the pages. Each has the styles that it needs before the application loads, links to the
 * sheets of the application, and a policy that allows its own code.
 * @param files all files of the folder, relative to it
 * @yields the file of each page, when it is written
 */
export async function* writePages(
  {folder, untrimmedFolder, outside}: PageOptions,
  pages: readonly ReadPage[],
  files: readonly string[],
): AsyncGenerator<string, void> {
  const read = (file: string) => readFile(path.join(folder, file), 'utf8');
  const scripts = await Promise.all(files.filter((file) => file.endsWith('.js')).map(read));
  const sheets = files.filter((file) => builtStylesheet.test(file));
  // A script concatenates the name from parts, one of which is the hash.
  const named = sheets.filter((sheet) => {
    const hash = path.basename(sheet).split('.').at(-2);
    return hash !== undefined && scripts.some((text) => text.includes(hash));
  });
  if (named.length > 0) {
    throw new CliError(
      `A script names ${named.join(', ')}, and the release gives it another name. ` +
        'Keep all styles in one sheet that every entry has, or let release/ write the name in the script too.',
    );
  }
  const lazySheets: readonly LazySheet[] = await Promise.all(
    files
      .filter((file) => lazyStylesheet.test(file))
      .map(async (file) => ({href: `/${file}`, css: await read(file)})),
  );
  const usage = usageOf(pages, {
    scripts,
    // The trimmed sheet keeps the custom properties that these name.
    styles: lazySheets.map(({css}) => css),
  });
  const trimmed = await trimStylesheets({folder, sheets, untrimmedFolder}, usage);

  const writePage = async ({file, scripts: inline}: ReadPage, html: string, styles: string[]) => {
    const policy = contentSecurityPolicy({scripts: inline, styles}, outside);
    await writeFile(path.join(folder, file), addPolicy(html, policy, file));
    return file;
  };
  const left = new Set(pages);
  // The longest root is first, because the root of the default language is a prefix of the others.
  for (const sheet of [...trimmed].sort((a, b) => b.file.length - a.file.length)) {
    const root = rootOf(sheet.file);
    const own = [...left].filter(
      ({file, html}) => file.startsWith(root) && html.includes(`/${sheet.builtFile}`),
    );
    const lazy = lazySheets.filter(({href}) => rootOf(href) === `/${root}`);
    const lazyOf = sheetsOfPage(lazy);
    const all = (main: string) => [main, ...lazy.map(({css}) => css)].join('\n');
    await writeNewFile(path.join(untrimmedFolder, root, 'page.css'), all(sheet.untrimmed));
    const stylesOf = createPageStyles(all(sheet.css));
    const boxScripts = files.filter((file) => boxScript.test(file) && rootOf(file) === root);
    const box = {
      scripts: await Promise.all(boxScripts.map(read)),
      css: lazy.find(({href}) => boxStylesheet.test(href))?.css ?? '',
    };
    const states = [
      ['menu', createMenuSheet(all(sheet.css))],
      ['search-box', createBoxSheet(sheet.css, own, box)],
    ] as const;
    const stateSheets: string[] = [];
    for (const [name, css] of states.filter(([, text]) => text !== '')) {
      const file = `${root}assets/css/${name}.${shortHash(css)}.css`;
      await writeNewFile(path.join(folder, file), css);
      stateSheets.push(file);
    }
    for (const page of own) {
      left.delete(page);
      const css = stylesOf(page);
      const html = inlineStyles(page.html, {
        built: `/${sheet.builtFile}`,
        css,
        application: [...stateSheets, sheet.file]
          .map((file) => `/${file}`)
          .concat(lazyOf(page.names)),
      });
      yield await writePage(page, html, [css]);
    }
  }
  for (const page of left) {
    const {file, html, movedStyles} = page;
    if (movedStyles.size > 0) {
      throw new CliError(
        `${file} has style attributes (${[...movedStyles.values()].join(' | ')}) and links no ` +
          'stylesheet that could take them over. Link the sheet of the site, or use a class.',
      );
    }
    yield await writePage(page, html, []);
  }
}
