import type {PhrasingContent, TableCell, TableRow} from 'mdast';
import type {LocaleId} from '../../config/locales.ts';
import {inlineMarkdown} from './inlineMarkdown.ts';
import {anchorOf, type Message} from './Message.ts';

/** A link to the page that explains a message. */
export interface PageLink {
  readonly title: string;
  readonly url: string;
}

const text = (value: string): PhrasingContent => ({type: 'text', value});

const cell = (children: PhrasingContent[]): TableCell => ({type: 'tableCell', children});

/** Quotes a message: with quotation marks in Chinese, in italics in English. */
const quoted = (message: string, locale: LocaleId): PhrasingContent =>
  locale === 'zh' ? text(`“${message}”`) : {type: 'emphasis', children: [text(message)]};

function sentenceWith({title, url}: PageLink, locale: LocaleId): PhrasingContent[] {
  const link: PhrasingContent = {type: 'link', url, children: [text(title)]};
  if (locale === 'en') {
    return [text(' See '), link, text('.')];
  }
  // A space separates Chinese from Latin text: “见 PDF 与扫描件”.
  return [text(/^\w/.test(title) ? '见 ' : '见'), link, text('。')];
}

/**
 * Converts a message to a table row. The row has an id, to which only the search links.
 * @param link link to the page that explains it, absent on that page itself
 */
export function messageRow(message: Message, locale: LocaleId, link?: PageLink): TableRow {
  return {
    type: 'tableRow',
    data: {hProperties: {id: anchorOf(message)}},
    children: [
      cell([quoted(message.text[locale], locale)]),
      cell(inlineMarkdown(message.when[locale]) ?? []),
      cell([
        ...(inlineMarkdown(message.remedy[locale]) ?? []),
        ...(link ? sentenceWith(link, locale) : []),
      ]),
    ],
  };
}
