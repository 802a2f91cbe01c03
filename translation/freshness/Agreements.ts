import {existsSync, readFileSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import type {Localized} from '../../config/locales.ts';
import {WriterError, type Finding} from '../../plugins/writerError/index.ts';

/** The state of both languages of a page when they last agreed. */
export interface PageAgreement {
  /** `sourceHash` of each file: if both are unchanged, nothing else has to be compared. */
  readonly sources?: Localized;
  /** Fingerprints of both languages by the id of the section. */
  readonly sections: ReadonlyMap<string, Localized>;
}

/** Agreements by the key of the page (`keyOfPage`). */
export type Agreements = ReadonlyMap<string, PageAgreement>;

/** The file of the agreements, relative to the root of the project. */
export const agreementsFile = 'data/freshness.json';

/** `"page#section": "Chinese English"`; without `#section` the hashes are those of the files. */
const entry =
  /^ {2}"(?<page>[^"#]+)(?:#(?<section>[^"#]+))?": "(?<zh>[0-9a-f]{12}) (?<en>[0-9a-f]{12})",?$/;

/**
 * Reads `data/freshness.json` line by line: git merges it by lines, so that an error can name the
 * line of a conflict mark. Missing and superfluous commas are accepted; `writeAgreements` sets them.
 * @throws WriterError with every line that is not an entry or repeats one
 */
export function readAgreements(text: string): Agreements {
  const pages = new Map<string, {sources?: Localized; sections: Map<string, Localized>}>();
  const findings: Finding[] = [];
  for (const [index, line] of text.split(/\r?\n/).entries()) {
    if (line === '{' || line === '}' || line === '' || line === '{}') {
      continue;
    }
    const {page, section, zh, en} = entry.exec(line)?.groups ?? {};
    if (page === undefined || zh === undefined || en === undefined) {
      findings.push({
        line: index + 1,
        problem: `“${line.slice(0, 60)}” is not a valid entry.`,
        fix: 'Delete the line. If an entry is missing then, run the command that the check “freshness” names.',
      });
      continue;
    }
    const known = pages.get(page) ?? {sections: new Map<string, Localized>()};
    pages.set(page, known);
    if (section === undefined ? known.sources : known.sections.has(section)) {
      findings.push({
        line: index + 1,
        problem: `“${section === undefined ? page : `${page}#${section}`}” has an entry above already.`,
        fix: `Delete one of the two lines, then compare both languages and run \`npm run i18n -- accept ${page}\`.`,
      });
    } else if (section === undefined) {
      known.sources = {zh, en};
    } else {
      known.sections.set(section, {zh, en});
    }
  }
  if (findings.length > 0) {
    throw new WriterError(agreementsFile, findings);
  }
  return pages;
}

/** Returns the line on which a page or a section has its entry, from 1. */
export function lineOfEntry(text: string, key: string): number {
  return text.split('\n').findIndex((line) => line.startsWith(`  "${key}":`)) + 1 || 1;
}

function entriesOf([page, {sources, sections}]: readonly [string, PageAgreement]) {
  return [
    ...(sources ? [[page, sources] as const] : []),
    ...[...sections].map(([id, fingerprints]) => [`${page}#${id}`, fingerprints] as const),
  ];
}

/** Formats the text of `data/freshness.json`: sorted, one entry on each line. */
export function writeAgreements(agreements: Agreements): string {
  const lines = [...agreements]
    .flatMap(entriesOf)
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([key, {zh, en}]) => `  ${JSON.stringify(key)}: "${zh} ${en}"`);
  return lines.length === 0 ? '{}\n' : `{\n${lines.join(',\n')}\n}\n`;
}

/** Reads `data/freshness.json`; a missing file is read as an empty object. */
export function agreementsTextIn(root: string): string {
  const file = path.join(root, agreementsFile);
  return existsSync(file) ? readFileSync(file, 'utf8') : '{}\n';
}

/** What the last text contained: a build asks once for each page, and the text is the same. */
let last: {readonly text: string; readonly agreements: Agreements} | undefined;

/**
 * Reads the recorded agreements.
 * @param root folder of the project
 * @throws WriterError if the file contains anything but entries
 */
export function agreementsIn(root: string): Agreements {
  const text = agreementsTextIn(root);
  if (last?.text !== text) {
    last = {text, agreements: readAgreements(text)};
  }
  return last.agreements;
}

/**
 * Writes the agreements to `data/freshness.json`.
 * @param root folder of the project
 */
export function keepAgreements(root: string, agreements: Agreements): void {
  writeFileSync(path.join(root, agreementsFile), writeAgreements(agreements));
}
