import type {LocaleId} from '../../../config/locales.ts';
import {agreementsIn} from '../../freshness/Agreements.ts';
import type {PagePair} from '../../sections/PagePair.ts';
import {readPagePairs} from '../../sections/readPagePairs.ts';
import {interfaceUnitFile} from '../../segments/interfaceUnitFile.ts';
import {pageUnitFiles} from '../../segments/pageUnitFiles.ts';
import type {UnitFile} from '../../segments/Unit.ts';

let pairs: Promise<readonly PagePair[]> | undefined;

/** Returns what an export of the whole site into a language contains. */
export async function unitFilesOfSite(to: LocaleId): Promise<readonly UnitFile[]> {
  const root = process.cwd();
  // Parsing all pages takes seconds, and both directions need the same.
  pairs ??= readPagePairs(root);
  return [
    ...pageUnitFiles(await pairs, agreementsIn(root), to, true),
    await interfaceUnitFile(root, to),
  ];
}
