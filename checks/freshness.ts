import {languageNames, otherLocale} from '../config/locales.ts';
import {
  agreementsFile,
  type Agreements,
  lineOfEntry,
  readAgreements,
  agreementsTextIn,
} from '../translation/freshness/Agreements.ts';
import {type PageState, stateOf} from '../translation/freshness/stateOf.ts';
import {isDraftPair, type PagePair} from '../translation/sections/PagePair.ts';
import {pagePairsOf} from '../translation/sections/readPagePairs.ts';
import {listOf} from '../translation/sections/Section.ts';
import {type Check, type PlacedFinding, placedFindings} from './Check.ts';
import type {Site} from './site/Site.ts';

interface ComparedPage {
  readonly page: PagePair;
  readonly state: PageState;
}

const compare = (site: Site, agreements: Agreements): ComparedPage[] =>
  pagePairsOf(site.documents)
    .filter((page) => !isDraftPair(page))
    .map((page) => ({page, state: stateOf(page, agreements.get(page.key))}));

function missingFindings({page, state}: ComparedPage): PlacedFinding[] {
  return state.missing.map((locale) => ({
    file: page.files[otherLocale(locale)],
    line: 1,
    problem: `The page is missing in ${languageNames[locale]}.`,
    fix: `Write ${page.files[locale]}, then run \`npm run i18n -- accept ${page.key}\`.`,
  }));
}

function unrecordedFindings({page, state}: ComparedPage): PlacedFinding[] {
  return state.unrecorded.length === 0
    ? []
    : [
        {
          file: page.files.zh,
          line: 1,
          problem: `${agreementsFile} has no entry for ${listOf(state.unrecorded)}.`,
          fix: `Make sure that both languages say the same, then run \`npm run i18n -- accept ${page.key}\`.`,
        },
      ];
}

function deadFindings(
  pages: readonly PagePair[],
  compared: readonly ComparedPage[],
  agreements: Agreements,
  text: string,
): PlacedFinding[] {
  const known = new Set(pages.map(({key}) => key));
  const gone = [...agreements]
    .filter(([key]) => !known.has(key))
    .map(([key, {sections}]) => ({key, entry: `${key}#${[...sections.keys()][0] ?? ''}`}));
  const dead = compared.flatMap(({page: {key}, state}) =>
    state.dead.map((id) => ({key, entry: `${key}#${id}`})),
  );
  return [
    ...gone.map(({key, entry}) => ({
      line: Math.min(lineOfEntry(text, key), lineOfEntry(text, entry)),
      key,
      problem: `There is no page “${key}” any more.`,
    })),
    ...dead.map(({key, entry}) => ({
      line: lineOfEntry(text, entry),
      key,
      problem: `There is no section “${entry}” any more.`,
    })),
  ].map(({line, key, problem}) => ({
    file: agreementsFile,
    line,
    problem,
    fix: `Run \`npm run i18n -- accept ${key}\`, which removes what is gone.`,
  }));
}

/** Findings for the sections that are behind, placed in the file that has to follow. */
function debtFindings(compared: readonly ComparedPage[]): PlacedFinding[] {
  return compared.flatMap(({page, state}) =>
    state.debts.map(({id, lines, leader}) => {
      const behind = leader === 'zh' ? 'en' : 'zh';
      return {
        file: page.files[behind],
        line: lines[behind],
        problem: leader
          ? `#${id} is behind ${page.files[leader]}:${lines[leader]}.`
          : `#${id} has changed here and in ${page.files.en}:${lines.en}.`,
        fix: `Make both languages say the same, then run \`npm run i18n -- accept ${page.key}#${id}\`.`,
      };
    }),
  );
}

export const freshness: Check = {
  name: 'freshness',
  refuses:
    'sections that `data/freshness.json` lacks, its entries of what is gone; with `--max-behind N`, more than N behind',
  notes(site) {
    const debts = debtFindings(compare(site, readAgreements(agreementsTextIn(site.root))));
    return debts.map(({file, line, problem}) => `${file}:${line} ${problem}`);
  },
  find(site) {
    const text = agreementsTextIn(site.root);
    let agreements: Agreements;
    try {
      agreements = readAgreements(text);
    } catch (error) {
      return placedFindings(error);
    }
    const compared = compare(site, agreements);
    const debts = debtFindings(compared);
    const {maxBehind = Infinity} = site.facts;
    return [
      ...compared.flatMap((page) => [...missingFindings(page), ...unrecordedFindings(page)]),
      ...deadFindings(pagePairsOf(site.documents), compared, agreements, text),
      ...(debts.length > maxBehind ? debts : []),
    ];
  },
};
