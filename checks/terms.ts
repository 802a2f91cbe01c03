import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Check} from './Check.ts';
import {termExceptions} from './data/termExceptions.ts';
import {placedFindings} from './placedFindings.ts';
import {forbiddenIn} from './terms/forbiddenIn.ts';
import {readVariants, type Variants} from './terms/readVariants.ts';
import {textBlocks} from './text/textBlocks.ts';

export const terms: Check = {
  name: 'terms',
  refuses: 'variants that data/termbase.csv forbids, in running text',
  async find({root, documents}) {
    const csv = await readFile(path.join(root, 'data/termbase.csv'), 'utf8');
    let variants: Variants;
    try {
      variants = readVariants(csv);
    } catch (error) {
      return placedFindings(error);
    }
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
