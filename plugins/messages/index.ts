import type {Root, Table, TableCell} from 'mdast';
import {visit} from 'unist-util-visit';
import type {VFile} from 'vfile';
import type {LocaleId, Localized} from '../../config/locales.ts';
import {isJsxElement, stringAttribute} from '../../content/jsx.ts';
import {articleFile, articleRoute, locateArticle} from '../articles/locateArticle.ts';
import {readArticleHead} from '../articles/readArticleHead.ts';
import {refuse, WriterError, type Finding} from '../writerError/index.ts';
import {listedIds} from './listedIds.ts';
import type {Message} from './Message.ts';
import {messageRow, type PageLink} from './messageRow.ts';
import {messagesFile} from './readMessages.ts';

/** Column headings of the tables. */
const words = {
  message: {zh: '提示', en: 'Message'},
  when: {zh: '什么时候出现', en: 'When it appears'},
  remedy: {zh: '怎么办', en: 'What to do'},
} as const satisfies Record<string, Localized>;

export interface MessagesOptions {
  /** Messages by id, in the order of the table. */
  readonly messages: ReadonlyMap<string, Message>;
  /** Language of the pages. */
  readonly locale: LocaleId;
}

const headCell = (value: string): TableCell => ({
  type: 'tableCell',
  children: [{type: 'text', value}],
});

/**
 * Returns the link from a page to the one that explains a message, or undefined if they are the
 * same.
 * @throws WriterError if the other page is missing
 */
function linkFrom(filePath: string, {id, page, line}: Message): PageLink | undefined {
  const here = locateArticle(filePath);
  if (!here || (here.product === page.product && here.slug === page.slug)) {
    return undefined;
  }
  const there = {...here, ...page};
  const title = readArticleHead(there)?.title;
  if (!title) {
    throw new WriterError(messagesFile, [
      {
        line,
        problem: `row “${id}”: its page ${articleFile(there)} is missing or has no title.`,
        fix: 'correct the cell “page”, or write the article.',
      },
    ]);
  }
  const anchor = page.anchor === undefined ? '' : `#${page.anchor}`;
  return {title, url: `${articleRoute(page)}${anchor}`};
}

/**
 * Remark plugin that replaces `<Messages ids="Y-01..Y-14, Y-20" />` with a table of messages.
 * @throws WriterError with every id of the page that `data/messages.csv` does not have
 */
export function messages({messages: all, locale}: MessagesOptions) {
  const known = [...all.keys()];
  return (root: Root, file: VFile): void => {
    const findings: Finding[] = [];
    visit(root, (node, index, parent) => {
      if (!isJsxElement(node) || node.name !== 'Messages' || !parent || index === undefined) {
        return;
      }
      const {ids, unknown} = listedIds(stringAttribute(node, 'ids') ?? '', known);
      if (unknown.length > 0) {
        findings.push({
          line: node.position?.start.line ?? 1,
          problem: `<Messages> names “${unknown.join(', ')}”, which ${messagesFile} does not have.`,
          fix: 'write ids of its rows in their order: `<Messages ids="Y-01..Y-14, Y-20" />`.',
        });
        return;
      }
      const rows = ids
        .flatMap((id) => all.get(id) ?? [])
        .map((message) => messageRow(message, locale, linkFrom(file.path, message)));
      const head = [words.message, words.when, words.remedy].map((word) => headCell(word[locale]));
      const table: Table = {
        type: 'table',
        children: [{type: 'tableRow', children: head}, ...rows],
      };
      parent.children[index] = table;
    });
    refuse(file, findings);
  };
}
