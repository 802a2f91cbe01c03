import type {LocaleId} from '../../../config/locales.ts';
import {agreementsIn} from '../../freshness/Agreements.ts';
import {readPagePairs} from '../../sections/readPagePairs.ts';
import {interfaceUnitFile} from '../../segments/interfaceUnitFile.ts';
import {pageUnitFiles} from '../../segments/pageUnitFiles.ts';
import type {UnitFile} from '../../segments/Unit.ts';

/** Returns what an export of the whole site into a language contains. */
export async function unitFilesOfSite(to: LocaleId): Promise<readonly UnitFile[]> {
  const root = process.cwd();
  const pages = await readPagePairs(root);
  return [...pageUnitFiles(pages, agreementsIn(root), to, true), await interfaceUnitFile(root, to)];
}
