import type {MachinePage} from '../machines/MachinePage.ts';

/** Whether a page has a card. Landing pages keep the site's: their bytes are used up. */
export const hasCard = ({kind}: MachinePage): boolean => kind === 'article' || kind === 'post';

/** The card of a page, beside it, from its address or its file. */
export const cardPath = (page: string): string => `${page.replace(/\.html$/, '')}.png`;

const attribute = (value: string) =>
  `"${value.replaceAll('&', '&amp;').replaceAll('"', '&quot;').replaceAll('<', '&lt;')}"`;

/** Value of an attribute as the minified page writes it. */
const anyValue = String.raw`(?:"[^"]*"|[^\s">]+)`;

/**
 * Names the card of a page where the framework names the site's. Width, height and kind of the
 * card are the same for both and stay. A page that names no picture stays as it is.
 */
export function addCardTags(html: string, page: MachinePage): string {
  if (!hasCard(page)) {
    return html;
  }
  const values = {
    'property=og:image': cardPath(page.url),
    'name=twitter:image': cardPath(page.url),
    'property=og:image:alt': page.title,
  };
  return Object.entries(values).reduce((text, [tag, value]) => {
    const content = /^[\w:/.-]+$/.test(value) ? value : attribute(value);
    return text.replace(
      new RegExp(`(<meta [^>]*${tag.replace('=', '="?')}"? content=)${anyValue}`),
      (_whole, start: string) => `${start}${content}`,
    );
  }, html);
}
