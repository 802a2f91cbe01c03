import {readFile} from 'node:fs/promises';
import path from 'node:path';
import {languageNames, localeIds} from '../config/locales.ts';
import type {Document} from '../content/Document.ts';
import {headingsOf} from '../content/headingsOf.ts';
import {isDraft} from '../content/isDraft.ts';
import {isJsxElement, stringAttribute} from '../content/jsx.ts';
import {nodesOf} from '../content/nodesOf.ts';
import {inlineMarkdown} from '../plugins/messages/inlineMarkdown.ts';
import {listedIds} from '../plugins/messages/listedIds.ts';
import type {Message} from '../plugins/messages/Message.ts';
import {messagesFile, readMessages} from '../plugins/messages/readMessages.ts';
import {type Check, type PlacedFinding, placedFindings} from './Check.ts';
import type {Site} from './site/Site.ts';

/** A place on a page that lists messages. */
interface Listing {
  readonly document: Document;
  readonly list: string;
  readonly line: number;
}

function listingsIn(document: Document): Listing[] {
  return nodesOf(document.tree)
    .filter((node) => isJsxElement(node))
    .filter(({name}) => name === 'Messages')
    .map((node) => ({
      document,
      list: stringAttribute(node, 'ids') ?? '',
      line: node.position?.start.line ?? 1,
    }));
}

/** Finds problems in the lists of one language, and the messages that they leave out. */
function printed(listings: readonly Listing[], known: readonly string[]) {
  const findings: PlacedFinding[] = [];
  const places = new Map<string, string>();
  for (const {document, list, line} of listings) {
    const {ids, unknown} = listedIds(list, known);
    const at = (problem: string, fix: string) =>
      findings.push({file: document.file, line, problem, fix});
    for (const part of unknown) {
      at(`“${part}” names no row of ${messagesFile}.`, 'Write ids of its rows, in their order.');
    }
    // Readers do not get a draft, so what it prints is printed nowhere yet.
    for (const id of isDraft(document) ? [] : ids) {
      const before = places.get(id);
      if (before !== undefined) {
        at(`${before} prints ${id} already.`, 'Print each message once; link to the other page.');
      }
      places.set(id, `${document.file}:${line}`);
    }
  }
  return {findings, forgotten: known.filter((id) => !places.has(id))};
}

/** Says why readers cannot use the page of a message in both languages; `undefined` if they can. */
function wrongPage({page}: Message, {documents}: Site): string | undefined {
  const versions = documents.filter(
    ({product, slug}) => product === page.product && slug === page.slug,
  );
  if (versions.length < localeIds.length) {
    return `there is no page ${page.product}:${page.slug} in both languages`;
  }
  if (versions.some(isDraft)) {
    return `its page ${page.product}:${page.slug} is a draft`;
  }
  const hasAnchor = (document: Document) => headingsOf(document).some(({id}) => id === page.anchor);
  return page.anchor === undefined || versions.every(hasAnchor)
    ? undefined
    : `its page has no heading #${page.anchor}`;
}

/** The node types that a cell may contain. */
const plain: ReadonlySet<string> = new Set(['text', 'strong', 'emphasis', 'inlineCode']);

const isSimple = (cell: string) =>
  inlineMarkdown(cell)?.every(({type}) => plain.has(type)) ?? false;

function findingsInRow(message: Message, site: Site): PlacedFinding[] {
  const {id, line, when, remedy} = message;
  const wrong = wrongPage(message, site);
  const cells = [when.zh, when.en, remedy.zh, remedy.en].filter((cell) => !isSimple(cell));
  const at = (problem: string, fix: string) => ({
    file: messagesFile,
    line,
    problem: `Row “${id}”: ${problem}.`,
    fix,
  });
  return [
    ...(wrong === undefined
      ? []
      : [at(wrong, 'Correct the cell “page”, or write or publish the page.')]),
    ...cells.map((cell) =>
      at(`“${cell}” is not one line of words`, 'Write words, bold words and code; no links.'),
    ),
  ];
}

export const messages: Check = {
  name: 'messages',
  refuses: 'messages that no page or several pages print; rows without texts or a page',
  async find(site) {
    const csv = await readFile(path.join(site.root, messagesFile), 'utf8');
    let rows: ReadonlyMap<string, Message>;
    try {
      rows = readMessages(csv);
    } catch (error) {
      return placedFindings(error);
    }
    const pages = localeIds.flatMap((locale) => {
      const documents = site.documents.filter((document) => document.locale === locale);
      const {findings, forgotten} = printed(documents.flatMap(listingsIn), [...rows.keys()]);
      return [
        ...findings,
        ...forgotten.map((id) => ({
          file: messagesFile,
          line: rows.get(id)?.line ?? 1,
          problem: `No ${languageNames[locale]} page prints ${id}.`,
          fix: 'Write `<Messages ids="…" />` with it on a page, in both languages.',
        })),
      ];
    });
    return [...pages, ...[...rows.values()].flatMap((row) => findingsInRow(row, site))];
  },
};
