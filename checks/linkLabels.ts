import type {LocaleId} from '../config/locales.ts';
import type {Check} from './Check.ts';
import {linksOf} from './text/linksOf.ts';

/** Labels that say nothing when they are read alone, as a screen reader's list of links does. */
const emptyLabels: Readonly<Record<LocaleId, RegExp>> = {
  zh: /^(?:请)?(?:点击|点按|单击|点)?(?:这里|此处|这儿|此|查看|查看更多|了解更多|更多|链接|本页|该页面|这篇文章)(?:查看|了解)?$/,
  en: /^(?:please )?(?:click |tap |see |read )?(?:here|this|this page|this article|this link|link|more|learn more|read more|page)$/i,
};

export const linkLabels: Check = {
  name: 'link-labels',
  refuses: 'links whose words do not say where they lead',
  find: ({documents}) =>
    documents.flatMap((document) =>
      linksOf(document)
        .filter(
          ({label, url}) =>
            label === '' || label === url || emptyLabels[document.locale].test(label),
        )
        .map(({label, line, url}) => ({
          file: document.file,
          line,
          problem: `The link to ${url} is called “${label}”.`,
          fix: 'Name the thing it leads to, such as the title of the page.',
        })),
    ),
};
