import {mkdir, readFile, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {parse} from 'parse5';
import {elementsOf} from './elementsOf.ts';
import {inlineCode} from './inlineCode.ts';
import {moveStyleAttributes} from './moveStyleAttributes.ts';
import type {ReadPage} from './Page.ts';
import {namesOf} from './stylesheet/namesOf.ts';
import {stylesheetOf} from './stylesheetOf.ts';

/**
 * Reads the pages of a built site, moves their own style attributes into one stylesheet that those
 * pages then link, and says what names and what inline code is in them. The pages themselves are
 * not written.
 * @param files paths of the pages, relative to the folder
 */
export async function readPages(
  folder: string,
  files: readonly string[],
): Promise<readonly ReadPage[]> {
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
  return pages.map(({file, html, rules}) => {
    const elements = [...elementsOf(parse(html))];
    return {
      file,
      html:
        rules.size > 0
          ? html.replace('</head>', `<link rel="stylesheet" href="${href}"></head>`)
          : html,
      movedStyles: [...rules.values()],
      names: namesOf(elements),
      ...inlineCode(elements),
    };
  });
}
