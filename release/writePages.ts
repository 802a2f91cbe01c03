import {readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {inlineStyles, type PageStyles} from './inlineStyles.ts';
import type {ReadPage} from './Page.ts';
import {shortHash} from './shortHash.ts';
import {pageSheets} from './stylesheet/pages/pageSheets.ts';
import {rulesOf} from './stylesheet/rulesOf.ts';
import {sheetsOfPage} from './stylesheet/sheetsOfPage.ts';
import {trimStylesheets} from './stylesheet/trimStylesheets.ts';
import {usageOfPages} from './stylesheet/usageOfPages.ts';
import {writeNewFile} from './writeNewFile.ts';

export interface PageFolders {
  /** The built site, both languages. */
  readonly folder: string;
  /** Where the stylesheets are kept as they were before they were trimmed, for the tests. */
  readonly untrimmedFolder: string;
}

const builtStylesheet = /(^|\/)assets\/css\/styles\.[0-9a-f]{8}\.css$/;

/** Stylesheets that come with a part of the code. */
const lazyStylesheet = /(^|\/)assets\/css\/(?!styles\.)[\w-]+\.[0-9a-f]{8}\.css$/;

/** Sheets of both languages have the same rules; a page links those under its own address. */
const rootOf = (file: string) => file.replace(/assets\/css\/[^/]+$/, '');

interface Sheet {
  /** Path from the root of the site, with a slash before. */
  readonly href: string;
  readonly root: string;
  readonly css: string;
}

/** Pages that get their styles out of the same rules. */
interface Family {
  /** All rules, as trimmed for the site and as they were. */
  readonly css: string;
  readonly untrimmed: string;
  readonly pages: Map<ReadPage, Omit<PageStyles, 'css'>>;
}

/**
 * Writes the pages, each with the styles that it can use before its application comes, and with
 * the sheets that its application brings. Resolves to the texts of all style elements.
 * @param files all files of the folder, relative to it
 */
export async function writePages(
  {folder, untrimmedFolder}: PageFolders,
  pages: readonly ReadPage[],
  files: readonly string[],
): Promise<readonly string[]> {
  const read = (file: string) => readFile(path.join(folder, file), 'utf8');
  const scripts = await Promise.all(files.filter((file) => file.endsWith('.js')).map(read));
  const sheets = files.filter((file) => builtStylesheet.test(file));
  const named = sheets.filter((sheet) =>
    scripts.some((text) => text.includes(path.basename(sheet))),
  );
  if (named.length > 0) {
    throw new Error(
      `A script names ${named.join(', ')}, and the release gives it another name. ` +
        'Keep all styles in one sheet, or let release/ write the name in the script too.',
    );
  }
  const lazySheets: readonly Sheet[] = await Promise.all(
    files
      .filter((file) => lazyStylesheet.test(file))
      .map(async (file) => ({href: `/${file}`, root: rootOf(file), css: await read(file)})),
  );
  const usage = usageOfPages(pages, {
    scripts,
    // The trimmed sheet keeps the custom properties that these name.
    styles: lazySheets.map(({css}) => css),
  });
  const trimmed = await trimStylesheets({folder, sheets, untrimmedFolder}, usage);

  const left = new Set(pages);
  const families = new Map<string, Family>();
  // The longest root first: the default language's is the beginning of all others.
  for (const sheet of [...trimmed].sort((a, b) => b.file.length - a.file.length)) {
    const root = rootOf(sheet.file);
    const lazy = lazySheets.filter((each) => each.root === root);
    const lazyOf = sheetsOfPage(lazy);
    const all = (main: string) => [main, ...lazy.map(({css}) => css)].join('\n');
    const css = all(sheet.css);
    const rules = rulesOf(css);
    const family = families.get(rules) ?? {css, untrimmed: all(sheet.untrimmed), pages: new Map()};
    families.set(rules, family);
    for (const page of left) {
      if (page.file.startsWith(root) && page.html.includes(`/${sheet.builtFile}`)) {
        left.delete(page);
        family.pages.set(page, {
          built: `/${sheet.builtFile}`,
          application: [`/${sheet.file}`, ...lazyOf(page.names)],
        });
      }
    }
  }
  const styles: string[] = [];
  for (const family of families.values()) {
    for (const sheet of pageSheets([...family.pages.keys()], family.css)) {
      styles.push(sheet.css);
      await writeNewFile(
        path.join(untrimmedFolder, `${shortHash(sheet.css)}.css`),
        `${family.untrimmed}\n${sheet.attributes}`,
      );
      for (const page of sheet.pages) {
        const links = family.pages.get(page);
        if (links) {
          const html = inlineStyles(page.html, {css: sheet.css, ...links});
          await writeFile(path.join(folder, page.file), html);
        }
      }
    }
  }
  for (const {file, html, movedStyles} of left) {
    if (movedStyles.size > 0) {
      throw new Error(
        `${file} has style attributes (${[...movedStyles.values()].join(' | ')}) and links no ` +
          'stylesheet that could take them over. Link the sheet of the site, or use a class.',
      );
    }
    await writeFile(path.join(folder, file), html);
  }
  return styles;
}
