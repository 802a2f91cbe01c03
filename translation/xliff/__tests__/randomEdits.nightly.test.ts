import {expect, it} from 'vitest';
import {localeIds} from '../../../config/locales.ts';
import {importRandomEdits, randomNumbers} from './randomEdits.ts';
import {unitFilesOfSite} from './unitFilesOfSite.ts';

it.each(localeIds)(
  'brings random edits into every page, and changes nothing else, into %s',
  async (to) => {
    const files = await unitFilesOfSite(to);
    const brought = await importRandomEdits(files, to, randomNumbers(18));
    expect(brought).toBeGreaterThan(10 * files.length);
  },
);
