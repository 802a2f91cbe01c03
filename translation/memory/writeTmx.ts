import {languageTags, localeIds} from '../../config/locales.ts';
import {xmlText} from '../../plugins/fileFormats/xmlText.ts';
import type {Code} from '../segments/Part.ts';
import {xmlAttributes, xmlContent} from '../xliff/xml.ts';
import type {MemoryEntry} from './siteMemory.ts';

/** Writes a code of a sentence; TMX numbers pairs with `i` and gives single codes an `x`. */
function writeCode({id, shape, raw}: Code): string {
  switch (shape) {
    case 'alone':
      return `<ph x="${id}">${xmlText(raw)}</ph>`;
    case 'open':
      return `<bpt i="${id}" x="${id}">${xmlText(raw)}</bpt>`;
    case 'close':
      return `<ept i="${id}">${xmlText(raw)}</ept>`;
  }
}

/** Writes a memory as TMX 1.4b. The same entries always give the same bytes. */
export function writeTmx(entries: readonly MemoryEntry[]): string {
  const header = xmlAttributes({
    creationtool: 'yiju-docs',
    creationtoolversion: '1',
    segtype: 'sentence',
    'o-tmf': 'MDX',
    adminlang: 'en',
    srclang: languageTags.zh,
    datatype: 'plaintext',
  });
  const units = entries.map(({texts, page, section, quality}) =>
    [
      '<tu>',
      `<prop type="x-page">${xmlText(page)}</prop>`,
      `<prop type="x-heading">${xmlText(section)}</prop>`,
      `<prop type="x-quality">${quality}</prop>`,
      ...localeIds.map(
        (locale) =>
          `<tuv xml:lang="${languageTags[locale]}"><seg>${xmlContent(texts[locale], writeCode)}</seg></tuv>`,
      ),
      '</tu>',
    ].join('\n'),
  );
  return [
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<tmx version="1.4">',
    `<header${header}/>`,
    '<body>',
    ...units,
    '</body>',
    '</tmx>',
    '',
  ].join('\n');
}
