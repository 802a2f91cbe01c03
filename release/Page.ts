import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {type InlineCode, inlineCode} from './inlineCode.ts';
import type {MachinePage} from './machines/MachinePage.ts';
import {type MovedStyles, moveStyleAttributes} from './moveStyleAttributes.ts';
import {type PageNames, namesOf} from './stylesheet/namesOf.ts';
import {addImageTags} from './cards/imageTags.ts';
import {addHeadTags} from './machines/headTags.ts';
import {readMachinePage} from './machines/readMachinePage.ts';
import {addressOf, pageLinks, type PageLinks} from './pageLinks.ts';
import {withoutAddress} from './withoutAddress.ts';
import {readingText} from './readingText.ts';

export interface Page extends InlineCode {
  /** Path of the file in the built site. */
  readonly file: string;
}

/** A page in memory, before it is written. */
export interface ReadPage extends Page {
  readonly html: string;
  readonly names: PageNames;
  /** Style attributes that a stylesheet replaces. */
  readonly movedStyles: MovedStyles['rules'];
  /** Text that the page in the other language fetches, as `readingText` writes it. */
  readonly text?: string | undefined;
  /** Content for programs. Absent on pages that only list others. */
  readonly forMachines?: MachinePage | undefined;
  readonly links: PageLinks;
}

/**
 * Reads the pages of a built site. It removes style attributes, adds the head tags for programs,
 * and collects the names and the inline code of each page. It writes no page.
 * @param files paths of the pages, relative to the folder
 * @param lastChanges dates of pages by address
 */
export async function readPages(
  folder: string,
  files: readonly string[],
  lastChanges: ReadonlyMap<string, string>,
): Promise<readonly ReadPage[]> {
  return Promise.all(
    files.map(async (file) => {
      const built = await readFile(path.join(folder, file), 'utf8');
      const {html, rules, elements} = moveStyleAttributes(built);
      const forMachines = readMachinePage(file, elements, lastChanges);
      return {
        file,
        html: addImageTags(
          forMachines ? addHeadTags(html, forMachines) : withoutAddress(html, file),
          file,
          forMachines,
        ),
        movedStyles: rules,
        text: readingText(elements, rules),
        forMachines,
        names: namesOf(elements),
        links: pageLinks(elements, addressOf(file)),
        ...inlineCode(elements),
      };
    }),
  );
}
