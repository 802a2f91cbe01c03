import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {agreementsFile, type Agreements} from './Agreements.ts';
import {readAgreements, writeAgreements} from './agreementsText.ts';

/** The text of `data/freshness.json`; of an empty one where there is no file. */
export function agreementsTextIn(root: string): string {
  const file = path.join(root, agreementsFile);
  return existsSync(file) ? readFileSync(file, 'utf8') : '{}\n';
}

/**
 * @param root folder of the project
 * @throws WriterError where the file holds something else than entries
 */
export function agreementsIn(root: string): Agreements {
  return readAgreements(agreementsTextIn(root));
}

/** @param root folder of the project */
export function keepAgreements(root: string, agreements: Agreements): void {
  writeFileSync(path.join(root, agreementsFile), writeAgreements(agreements));
}
