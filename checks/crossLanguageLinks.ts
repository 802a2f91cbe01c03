import {localeIds} from '../config/locales.ts';
import {linksOf} from '../content/linksOf.ts';
import type {Check} from './Check.ts';

const languagePrefix = new RegExp(`^(?:pathname://)?/(?:${localeIds.join('|')})(?:[/#?]|$)`);
/** Links without a language: `pathname:///` names a file of `static/`, which all languages share. */
const elsewhere = /^(?:https?:|mailto:|tel:|#|pathname:\/\/\/)/;

function problemOf(url: string): {problem: string; fix: string} | undefined {
  if (languagePrefix.test(url)) {
    return {
      problem: `The link ${url} names a language.`,
      fix: 'Leave the language out: the site adds that of the page. The other language is one click away in the header.',
    };
  }
  if (!url.startsWith('/') && !elsewhere.test(url)) {
    return {
      problem: `The link ${url} is not an absolute route.`,
      fix: 'Write it from the root, as /docs/<product>/<slug>.',
    };
  }
  return undefined;
}

export const crossLanguageLinks: Check = {
  name: 'cross-language-links',
  refuses:
    'links that lead out of the language of the page, and links that are not absolute routes',
  find: ({documents}) =>
    documents.flatMap((document) =>
      linksOf(document).flatMap(({url, line}) => {
        const problem = problemOf(url);
        return problem ? [{file: document.file, line, ...problem}] : [];
      }),
    ),
};
