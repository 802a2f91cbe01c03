import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {agreementsFile, type Agreements} from './Agreements.ts';
import {readAgreements, writeAgreements} from './agreementsText.ts';

/** Reads `data/freshness.json`; a missing file is read as an empty object. */
export function agreementsTextIn(root: string): string {
  const file = path.join(root, agreementsFile);
  return existsSync(file) ? readFileSync(file, 'utf8') : '{}\n';
}

/**
 * Reads the recorded agreements.
 * @param root folder of the project
 * @throws WriterError if the file contains anything but entries
 */
export function agreementsIn(root: string): Agreements {
  return readAgreements(agreementsTextIn(root));
}

/**
 * Writes the agreements to `data/freshness.json`.
 * @param root folder of the project
 */
export function keepAgreements(root: string, agreements: Agreements): void {
  writeFileSync(path.join(root, agreementsFile), writeAgreements(agreements));
}
