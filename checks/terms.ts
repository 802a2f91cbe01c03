import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Check} from './Check.ts';
import {termExceptions} from './data/termExceptions.ts';
import {forbiddenIn} from './terms/forbiddenIn.ts';
import {readVariants} from './terms/readVariants.ts';
import {textBlocks} from './text/textBlocks.ts';

export const terms: Check = {
  name: 'terms',
  refuses: 'variants that data/termbase.csv forbids, in running text',
  async find({root, documents}) {
    const variants = readVariants(await readFile(path.join(root, 'data/termbase.csv'), 'utf8'));
    return documents.flatMap((document) => {
      const exceptions = termExceptions
        .filter(({locale}) => locale === document.locale)
        .map(({phrase}) => phrase);
      return [...textBlocks(document)].flatMap((block) =>
        forbiddenIn(block.text, document.locale, variants, exceptions).map(({start, variant}) => ({
          file: document.file,
          line: block.lineAt(start),
          problem: `“${variant.variant}” is a forbidden variant (${variant.termId}).`,
          fix: `Write “${variant.preferred}”; if another program calls it so, add the phrase to checks/data/termExceptions.ts.`,
        })),
      );
    });
  },
};
