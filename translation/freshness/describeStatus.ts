import {languageNames, type LocaleId} from '../../config/locales.ts';
import {type PagePair, isDraftPair} from '../sections/PagePair.ts';
import {listOf} from '../sections/Section.ts';
import {addTo} from '../../src/lib/addTo.ts';
import type {Agreements} from './Agreements.ts';
import {type PageState, type SectionDebt, stateOf} from './stateOf.ts';

type Standing = 'agree' | 'behind' | 'not recorded' | 'missing';

const standings: readonly Standing[] = ['agree', 'behind', 'not recorded', 'missing'];

function standingOf({missing, unrecorded, debts}: PageState): Standing {
  if (missing.length > 0) {
    return 'missing';
  }
  return unrecorded.length > 0 ? 'not recorded' : debts.length > 0 ? 'behind' : 'agree';
}

const dayLength = 24 * 60 * 60 * 1000;

/**
 * “12 days” since the leading language was updated. A post has no date of its last change, so it
 * gets the days since it was published: “at most 12 days”. Empty if no date is known.
 */
function ageOf(page: PagePair, leader: LocaleId, today: string): string {
  const updated = page.documents[leader]?.frontMatter.updated;
  const [, published] = /^blog\/(\d{4}-\d\d-\d\d)/.exec(page.key) ?? [];
  const from = typeof updated === 'string' ? updated : published;
  if (from === undefined) {
    return '';
  }
  const days = Math.max(0, Math.round((Date.parse(today) - Date.parse(from)) / dayLength));
  return `,${from === updated ? '' : ' at most'} ${days} ${days === 1 ? 'day' : 'days'}`;
}

const sectionList = (debts: readonly SectionDebt[]) => listOf(debts.map(({id}) => id));

/** Describes how far a page is behind, one line for each language that must follow. */
function debtLines(page: PagePair, debts: readonly SectionDebt[], today: string): string[] {
  const ledBy = (leader?: LocaleId) => debts.filter((debt) => debt.leader === leader);
  const behind = (['zh', 'en'] as const).flatMap((leader) => {
    const led = ledBy(leader);
    const follower = languageNames[leader === 'zh' ? 'en' : 'zh'];
    return led.length === 0
      ? []
      : [
          `  ${page.key}: ${languageNames[leader]} leads, ${follower} is behind${ageOf(page, leader, today)}: ${sectionList(led)}`,
        ];
  });
  const open = ledBy();
  return open.length === 0
    ? behind
    : [...behind, `  ${page.key}: both languages have changed: ${sectionList(open)}`];
}

function pageLines(page: PagePair, state: PageState, today: string): string[] {
  return [
    ...state.missing.map(
      (locale) => `  ${page.key}: missing in ${languageNames[locale]}: ${page.files[locale]}`,
    ),
    ...(state.unrecorded.length > 0
      ? [`  ${page.key}: not recorded: ${listOf(state.unrecorded)}`]
      : []),
    ...debtLines(page, state.debts, today),
  ];
}

/**
 * Describes how fresh the pages are: a line with counts for each product (and `blog` and `pages`),
 * and below it a line for each page that does not agree. Drafts are left out.
 * @param today ISO date
 */
export function describeStatus(
  pages: readonly PagePair[],
  agreements: Agreements,
  today: string,
): string[] {
  const groups = new Map<string, {page: PagePair; state: PageState}[]>();
  for (const page of pages.filter((candidate) => !isDraftPair(candidate))) {
    const [group = ''] = page.key.split('/');
    addTo(groups, group, {page, state: stateOf(page, agreements.get(page.key))});
  }
  return [...groups].flatMap(([group, entries]) => {
    const counts = standings.map((standing) => {
      const count = entries.filter(({state}) => standingOf(state) === standing).length;
      return `${count} ${standing}`;
    });
    return [
      `${group}: ${counts.join(', ')}`,
      ...entries.flatMap(({page, state}) => pageLines(page, state, today)),
    ];
  });
}
