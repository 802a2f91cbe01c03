import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {localeIds, type LocaleId} from '../config/locales.ts';
import {type TextBlock, textBlocks} from '../content/text/textBlocks.ts';
import {messagesFile} from '../plugins/messages/readMessages.ts';
import {type Check, placedFindings} from './Check.ts';
import {termExceptions} from './data/termExceptions.ts';
import {forbiddenIn} from './terms/forbiddenIn.ts';
import {readVariants, type Variants} from './terms/readVariants.ts';
import {messageBlocks} from './text/messageBlocks.ts';

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
    const findingsIn = (file: string, locale: LocaleId, blocks: Iterable<TextBlock>) => {
      const exceptions = termExceptions
        .filter((exception) => exception.locale === locale)
        .map(({phrase}) => phrase);
      return [...blocks].flatMap((block) =>
        forbiddenIn(block.text, locale, variants, exceptions).map(({start, variant}) => ({
          file,
          line: block.lineAt(start),
          problem: `“${variant.variant}” is a forbidden variant (${variant.termId}).`,
          fix: `Write “${variant.preferred}”; if another program calls it so, add the phrase to checks/data/termExceptions.ts.`,
        })),
      );
    };
    const inMessages = await Promise.all(
      localeIds.map(async (locale) =>
        findingsIn(messagesFile, locale, await messageBlocks(root, locale)),
      ),
    );
    return [
      ...documents.flatMap((document) =>
        findingsIn(document.file, document.locale, textBlocks(document)),
      ),
      ...inMessages.flat(),
    ];
  },
};
