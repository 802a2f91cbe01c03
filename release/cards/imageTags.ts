import {site, siteTitle} from '../../config/site.ts';
import type {MachinePage} from '../machines/MachinePage.ts';
import {cardHeight, cardWidth} from './cardSvg.ts';

/** Whether a page has a card. Landing pages keep the site's: their bytes are used up. */
export const hasCard = ({kind}: MachinePage): boolean => kind === 'article' || kind === 'post';

/** The card of a page, beside it, from its address or its file. */
export const cardPath = (page: string): string => `${page.replace(/\.html$/, '')}.png`;

const attribute = (value: string) =>
  /^[^\s"'=<>`&]+$/.test(value)
    ? value
    : `"${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')}"`;

/** The picture that scripts/draw-images.mjs draws for the site in each language. */
function siteImage(file: string): {image: string; title: string} {
  const [folder, locale] = file.startsWith('en/')
    ? (['/en', 'en'] as const)
    : (['', 'zh'] as const);
  return {
    image: `${site.url}${folder}/img/social-card-${locale}.png`,
    title: siteTitle[locale],
  };
}

/**
 * Names the picture that other sites show beside a link: the card of an article or post, the
 * site's on any other page. The application knows nothing of it: React would put the site's
 * picture in the place of the card.
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
