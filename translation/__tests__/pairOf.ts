import {parseDocument} from '../../content/parseDocument.ts';
import type {PagePair} from '../sections/PagePair.ts';

const file = {zh: 'zh.mdx', en: 'en.mdx'};

/** Creates an article `faq/one` with the given texts; a language without a text lacks the page. */
export function pairOf(sources: {readonly zh?: string; readonly en?: string}): PagePair {
  const read = (locale: 'zh' | 'en') => {
    const source = sources[locale];
    const place = {file: file[locale], kind: 'article', product: 'faq', slug: 'one'} as const;
    return source === undefined ? undefined : parseDocument({...place, locale}, source);
  };
  return {
    key: 'faq/one',
    files: file,
    documents: {zh: read('zh'), en: read('en')},
  };
}
