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

/** A message as each language quotes it: italics are for Latin script. */
const quoted = (message: string, locale: LocaleId): PhrasingContent =>
  locale === 'zh' ? text(`“${message}”`) : {type: 'emphasis', children: [text(message)]};

function sentenceWith({title, url}: PageLink, locale: LocaleId): PhrasingContent[] {
  const link: PhrasingContent = {type: 'link', url, children: [text(title)]};
  if (locale === 'en') {
    return [text(' See '), link, text('.')];
  }
  // A space separates Chinese from Latin words: “见 PDF 与扫描件”.
  return [text(/^\w/.test(title) ? '见 ' : '见'), link, text('。')];
}

/**
 * One message as a row of a table. The row has an id, so that a link can lead to it.
 * @param link left out where the page that explains is the one that is read.
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
