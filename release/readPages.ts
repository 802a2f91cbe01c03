import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {filesIn} from './filesIn.ts';
import {inlineCode} from './inlineCode.ts';
import {moveStyleAttributes} from './moveStyleAttributes.ts';
import type {Page} from './Page.ts';
import {stylesheetOf} from './stylesheetOf.ts';

/**
 * Reads the pages of a built site, moves their own style attributes into one stylesheet that those
 * pages then link, and says what inline code is left.
 */
export async function readPages(
  folder: string,
  wanted: (file: string) => boolean,
): Promise<readonly Page[]> {
  const files = (await filesIn(folder)).filter((file) => file.endsWith('.html') && wanted(file));
  const pages = await Promise.all(
    files.map(async (file) => {
      const html = await readFile(path.join(folder, file), 'utf8');
      return {file, ...moveStyleAttributes(html)};
    }),
  );
  const {href, css} = stylesheetOf(new Map(pages.flatMap(({rules}) => [...rules])));
  if (css !== '') {
    const target = path.join(folder, href);
    await mkdir(path.dirname(target), {recursive: true});
    await writeFile(target, css);
  }
  return Promise.all(
    pages.map(async ({file, html, rules}) => {
      if (rules.size > 0) {
        const linked = html.replace('</head>', `<link rel="stylesheet" href="${href}"></head>`);
        await writeFile(path.join(folder, file), linked);
      }
      return {file, ...inlineCode(html)};
    }),
  );
}
