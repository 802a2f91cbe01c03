import {baseUrls} from '../../config/locales.ts';
import {site, siteTitle} from '../../config/site.ts';
import {languageOf} from '../languageOf.ts';
import type {MachinePage} from '../machines/MachinePage.ts';
import {cardHeight, cardWidth} from './cardSvg.ts';

/**
 * Whether a page has a card. Landing pages use the picture of the site: they have no bytes left in
 * their budget.
 */
export const hasCard = ({kind}: MachinePage): boolean => kind === 'article' || kind === 'post';

/** Returns the path of the card beside a page, from the address or the file of the page. */
export const cardPath = (page: string): string => `${page.replace(/\.html$/, '')}.png`;

const attribute = (value: string) =>
  /^[^\s"'=<>`&]+$/.test(value)
    ? value
    : `"${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')}"`;

/** Returns the picture of the site in a language, which scripts/draw-images.mjs draws. */
function siteImage(file: string): {image: string; title: string} {
  const locale = languageOf(`/${file}`);
  return {
    image: `${site.url}${baseUrls[locale]}img/social-card-${locale}.png`,
    title: siteTitle[locale],
  };
}

/**
 * Adds the tags of the picture that other sites show beside a link: the card of an article or post,
 * and the picture of the site on other pages. The release adds them, because the application would replace
 * the card with the picture of the site.
 * @param file path of the page from the root of the built site
 */
export function addImageTags(html: string, file: string, page?: MachinePage): string {
  const {image, title} =
    page && hasCard(page) ? {image: cardPath(page.url), title: page.title} : siteImage(file);
  const tags = [
    ['property=og:image', image],
    ['name=twitter:image', image],
    ['property=og:image:width', String(cardWidth)],
    ['property=og:image:height', String(cardHeight)],
    ['property=og:image:alt', title],
  ] as const;
  const written = tags.map(([name, value]) => `<meta ${name} content=${attribute(value)}>`);
  // Pages that the framework does not render, such as redirects, have no title for other sites.
  return html.replace(/<meta [^>]*property="?og:title/, (tag) => written.join('') + tag);
}
