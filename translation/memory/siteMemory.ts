import type {Localized} from '../../config/locales.ts';
import {agreementsIn} from '../freshness/Agreements.ts';
import {isDraftPair, type PagePair} from '../sections/PagePair.ts';
import {readPagePairs} from '../sections/readPagePairs.ts';
import {interfaceUnitFile} from '../segments/interfaceUnitFile.ts';
import {pageUnitFiles} from '../segments/pageUnitFiles.ts';
import {textOf, type Part} from '../segments/Part.ts';
import {segmentsOf} from '../segments/segmentsOf.ts';
import {joinSentences, sentencesOf} from '../segments/sentences.ts';
import type {Unit, UnitFile} from '../segments/Unit.ts';
import {galeChurch} from './galeChurch.ts';

/** A sentence of the site in both languages. */
export interface MemoryEntry {
  readonly texts: Localized<readonly Part[]>;
  /** Chinese file, from the root of the project. */
  readonly page: string;
  /** Id of the section that contains the sentence. */
  readonly section: string;
  /**
   * How the pair was aligned: `structure` if the same block has as many sentences in both languages,
   * `length` if sentence lengths decided (Gale and Church).
   */
  readonly quality: 'structure' | 'length';
}

/** English characters for each Chinese one, over all units that have a target. */
function ratioOf(files: readonly UnitFile[]): number {
  let [source, target] = [1, 1];
  for (const unit of files.flatMap(({units}) => units)) {
    if (unit.target) {
      source += textOf(unit.source.parts).length;
      target += textOf(unit.target.parts).length;
    }
  }
  return target / source;
}

function entriesOf(unit: Unit, page: string, ratio: number): MemoryEntry[] {
  const place = {page, section: unit.section};
  if (!unit.target) {
    return [];
  }
  const segments = segmentsOf(unit, 'en');
  const zh = sentencesOf(unit.source.parts, 'zh');
  const en = sentencesOf(unit.target.parts, 'en');
  if (segments.length === zh.length && zh.length === en.length) {
    return segments.map(({source, target = []}) => ({
      ...place,
      texts: {zh: source, en: target},
      quality: 'structure',
    }));
  }
  const length = (sentence: readonly Part[]) => textOf(sentence).length;
  let [row, column] = [0, 0];
  return galeChurch(zh.map(length), en.map(length), ratio).flatMap(
    ([down, across]): MemoryEntry[] => {
      const texts = {
        zh: joinSentences(zh.slice(row, row + down), 'zh'),
        en: joinSentences(en.slice(column, column + across), 'en'),
      };
      row += down;
      column += across;
      return down === 0 || across === 0 ? [] : [{...place, texts, quality: 'length'}];
    },
  );
}

/**
 * Returns the sentence pairs of files that exist in both languages, without duplicates. Sections on
 * which the languages do not agree are left out.
 * @param files texts from Chinese to English
 */
export function memoryOf(files: readonly UnitFile[]): MemoryEntry[] {
  const ratio = ratioOf(files);
  const entries = files.flatMap(({units, behind, sourceFile}) =>
    units
      .filter(({section}) => !behind.has(section))
      .flatMap((unit) => entriesOf(unit, sourceFile, ratio)),
  );
  const eachOnce = new Map<string, MemoryEntry>();
  for (const entry of entries) {
    const key = `${textOf(entry.texts.zh)}\n${textOf(entry.texts.en)}`;
    const known = eachOnce.get(key);
    if (!known || (known.quality === 'length' && entry.quality === 'structure')) {
      eachOnce.set(key, entry);
    }
  }
  return [...eachOnce.values()];
}

/** Whether a language keeps the page out of lists, so that readers need its address. */
const isUnlistedPair = ({documents: {zh, en}}: PagePair) =>
  [zh, en].some((document) => document?.frontMatter.unlisted === true);

/**
 * Returns the memory of the whole site: pages, posts and interface. Drafts and unlisted pages are
 * left out, because the site offers the memory as a download.
 * @param root folder of the project
 */
export async function siteMemory(root: string): Promise<MemoryEntry[]> {
  const published = (await readPagePairs(root)).filter(
    (page) => !isDraftPair(page) && !isUnlistedPair(page),
  );
  const files = pageUnitFiles(published, agreementsIn(root), 'en');
  return memoryOf([...files, await interfaceUnitFile(root, 'en')]);
}
