import type {LocaleId} from '../config/locales.ts';
import {linksOf, type LinkPlace} from '../content/linksOf.ts';
import {type Check, findingsAt} from './Check.ts';

/** Labels that say nothing when they are read alone, as a screen reader's list of links does. */
const emptyLabels: Readonly<Record<LocaleId, RegExp>> = {
  zh: /^(?:请)?(?:点击|点按|单击|点)?(?:这里|此处|这儿|此|查看|查看更多|了解更多|更多|链接|本页|该页面|这篇文章)(?:查看|了解)?$/,
  en: /^(?:please )?(?:click |tap |see |read )?(?:here|this|this page|this article|this link|link|more|learn more|read more|page)$/i,
};

export const linkLabels: Check = {
  name: 'link-labels',
  refuses: 'links whose words do not say where they lead, or contain a term',
  find: ({documents}) =>
    documents.flatMap(({file, locale, ...document}) => {
      const isEmpty = ({label, url}: LinkPlace) =>
        label === '' || label === url || emptyLabels[locale].test(label);
      return linksOf(document).flatMap((link) =>
        findingsAt(file, link.line, [
          {
            isThere: isEmpty(link),
            problem: `The link to ${link.url} is called “${link.label}”.`,
            fix: 'Name the thing it leads to, such as the title of the page.',
          },
          {
            isThere: link.hasTerm,
            problem: `The link to ${link.url} contains a <Term>, which opens a definition itself.`,
            fix: 'Write the word without <Term>, or put the term outside the link.',
          },
        ]),
      );
    }),
};
