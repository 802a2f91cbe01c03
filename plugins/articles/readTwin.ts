import {baseUrls, otherLocale} from '../../config/locales.ts';
import type {Finding} from '../writerError/index.ts';
import {articleFile, articleRoute} from './locateArticle.ts';
import type {PageContext} from './PageContext.ts';
import {readArticleHead, type ArticleHead} from './readArticleHead.ts';

interface TwinResult {
  readonly twin?: ArticleHead & {readonly address: string};
  readonly finding?: Finding;
}

/** Reads the same page in the other language. Reports a finding if it is missing. */
export function readTwin({article}: PageContext): TwinResult {
  const twin = {...article, locale: otherLocale(article.locale)};
  const head = readArticleHead(twin);
  if (!head) {
    return {
      finding: {
        line: 1,
        problem: 'this page has no twin in the other language.',
        fix: `create ${articleFile(twin)} with the same headings and ids.`,
      },
    };
  }
  const base = baseUrls[twin.locale].replace(/\/$/, '');
  return {twin: {...head, address: base + articleRoute(article)}};
}
