import type {HtmlTags} from '@docusaurus/types';
import type {LocaleId} from '../../config/locales.ts';
import {siteFeeds} from '../../config/siteFeeds.ts';
import {feedTitle} from './feedTitle.ts';

/** Returns the `link` tags of the site feeds, for browsers and feed readers on every page. */
export function feedLinkTags(locale: LocaleId, baseUrl: string): HtmlTags {
  return siteFeeds.map(({name, type, path}) => ({
    tagName: 'link',
    attributes: {
      rel: 'alternate',
      type,
      href: `${baseUrl}${path}`,
      title: locale === 'zh' ? `${feedTitle(locale)}（${name}）` : `${feedTitle(locale)} (${name})`,
    },
  }));
}
