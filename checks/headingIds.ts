import type {Document} from '../content/Document.ts';
import {headingsOf, type HeadingPlace} from '../content/headingsOf.ts';
import {isDraft} from '../content/isDraft.ts';
import {sectionsOfThePage} from '../plugins/vocabulary/rules.ts';
import type {Check, PlacedFinding} from './Check.ts';

/** Returns the lines of the headings that have neither text nor a lower heading under them. */
function emptyHeadings({tree}: Document): ReadonlySet<number | undefined> {
  const shown = tree.children.filter(
    (node) => node.type !== 'mdxFlowExpression' || !/^\/\*[^]*\*\/$/.test(node.value),
  );
  const empty = shown.filter((node, index) => {
    const next = shown[index + 1];
    return (
      node.type === 'heading' && (!next || (next.type === 'heading' && next.depth <= node.depth))
    );
  });
  return new Set(empty.map(({position}) => position?.start.line));
}

function findingsOfOne(document: Document, headings: readonly HeadingPlace[]): PlacedFinding[] {
  const {file, kind} = document;
  // `npm run new` makes a draft of headings, under which the writer writes.
  const empty = isDraft(document) ? new Set() : emptyHeadings(document);
  const findings: PlacedFinding[] = [];
  const lines = new Map<string, number>();
  const add = (line: number, problem: string, fix: string) =>
    findings.push({file, line, problem, fix});
  for (const {level, text, id, line} of headings) {
    if (level > 3 || (level === 1 && kind !== 'page')) {
      add(
        line,
        `“${text}” is a heading of level ${level}.`,
        'Use levels 2 and 3 only: the title is level 1, and the table of contents shows no more.',
      );
    }
    if (empty.has(line)) {
      add(
        line,
        `The heading “${text}” has no text under it.`,
        'Write what it announces, or remove it in both languages.',
      );
    }
    if (level === 1) {
      continue;
    }
    if (id === undefined) {
      add(
        line,
        `The heading “${text}” has no id.`,
        'Write one at its end, as English words: ## … {/* #english-words */}',
      );
      continue;
    }
    const before = lines.get(id);
    if (before !== undefined || sectionsOfThePage.includes(id)) {
      add(
        line,
        before === undefined
          ? `The id “${id}” belongs to a section that the page adds.`
          : `The id “${id}” is in line ${before} already.`,
        'Give this heading another id, in both languages.',
      );
    }
    lines.set(id, line);
  }
  return findings;
}

const describe = (heading: HeadingPlace | undefined) =>
  heading === undefined
    ? 'no heading'
    : `${'#'.repeat(heading.level)} ${heading.id ?? heading.text}`;

export const headingIds: Check = {
  name: 'heading-ids',
  refuses:
    'headings of a level other than 2 and 3, without text, or whose ids are missing, double, or differ between the languages',
  find(site) {
    return site.documents
      .filter(({kind}) => kind !== 'post')
      .flatMap((document) => {
        const headings = headingsOf(document).filter(({level}) => level > 1);
        const findings = findingsOfOne(document, headingsOf(document));
        const twin = site.twinOf(document);
        // Both files would get the same finding; the English one is usually written later.
        if (!twin || document.locale === 'zh') {
          return findings;
        }
        const others = headingsOf(twin).filter(({level}) => level > 1);
        const length = Math.max(headings.length, others.length);
        const different = Array.from({length}).findIndex(
          (_, index) =>
            headings[index]?.id !== others[index]?.id ||
            headings[index]?.level !== others[index]?.level,
        );
        if (different === -1) {
          return findings;
        }
        return [
          ...findings,
          {
            file: document.file,
            line: headings[different]?.line ?? headings.at(-1)?.line ?? 1,
            problem: `Heading ${different + 1} is “${describe(headings[different])}” here and “${describe(others[different])}” in ${twin.file}.`,
            fix: 'Give both languages the same headings in the same order, with the same ids.',
          },
        ];
      });
  },
};
