/** The text of a page, as `release/readingText.ts` writes it beside the page. */
export interface ReadingText {
  readonly html: string;
  /** Declarations by the value of `data-style`, because the policy allows no style attributes. */
  readonly styles: Readonly<Record<string, string>>;
}

const articleText = '.theme-doc-markdown';

/** Selects the text of a page: an article, or a post from its introduction on. */
const textPlaces = `${articleText}, #__blog-post-container, #__blog-post-container ~ *`;

/** Selects elements that only work in the page itself, or are not text. */
const noText = '.hash-link, [popover], [data-nosnippet]:not(:has(h2, h3)), button, script';

const references = ['aria-describedby', 'aria-labelledby', 'for'];

/** Reduces a copy to text: terms without tooltips, code without its button. */
function strip(text: Element): Element {
  for (const term of text.querySelectorAll('button[popovertarget]')) {
    term.replaceWith(...term.childNodes);
  }
  text.querySelectorAll(noText).forEach((element) => element.remove());
  return text;
}

/** Returns a copy of the text of the current page. */
export function readOwnText(page: Document): Element {
  const text = page.createElement('div');
  for (const place of page.querySelectorAll<HTMLElement>(textPlaces)) {
    const copy = place.cloneNode(true) as HTMLElement;
    const elements = [place, ...place.querySelectorAll<HTMLElement>('*')];
    const copies = [copy, ...copy.querySelectorAll<HTMLElement>('*')];
    copies.forEach((element, index) => {
      // Styles are set through the DOM, because the policy would block the copied attribute.
      const css = elements[index]?.style.cssText ?? '';
      if (css !== '') {
        element.removeAttribute('style');
        element.style.cssText = css;
      }
    });
    text.append(...(place.matches(articleText) ? copy.childNodes : [copy]));
  }
  return strip(text);
}

/**
 * Parses the text of the other language. Its ids get a prefix, except those of headings, by which
 * both texts are aligned.
 */
export function readOtherText(page: Document, {html, styles}: ReadingText): Element {
  const parsed = new DOMParser().parseFromString(html, 'text/html');
  const text = page.importNode(strip(parsed.body), true);
  for (const element of text.querySelectorAll<HTMLElement>('[data-style]')) {
    element.style.cssText = styles[element.dataset.style ?? ''] ?? '';
  }
  for (const element of text.querySelectorAll('[id]:not(h2, h3)')) {
    element.id = `other-${element.id}`;
  }
  for (const name of references) {
    for (const element of text.querySelectorAll(`[${name}]`)) {
      const ids = element.getAttribute(name) ?? '';
      element.setAttribute(name, ids.replace(/\S+/g, 'other-$&'));
    }
  }
  return text;
}
