import {createRoot, type Root} from 'react-dom/client';
import {isLocaleId} from '@site/config/locales';
import {SearchSiteProvider} from '../state/useSearchSite.ts';
import {SearchBox} from './SearchBox.tsx';

/** The boxes by the elements that contain them. */
const boxes = new Map<Element, Root>();

/** Returns the language of the page. */
function localeOfPage() {
  const [language] = document.documentElement.lang.split('-');
  return isLocaleId(language) ? language : 'zh';
}

/**
 * Shows a box at a search form, once. The application renders forms again on some navigations; the
 * boxes of forms that are gone end here.
 */
export function mountBox(form: HTMLFormElement): void {
  const host = form.querySelector(':scope > div:last-child');
  const field = form.querySelector('input');
  const frame = form.parentElement;
  if (!host || !field || !frame || boxes.has(host)) {
    return;
  }
  for (const [element, box] of boxes) {
    if (!element.isConnected) {
      box.unmount();
      boxes.delete(element);
    }
  }
  const root = createRoot(host);
  boxes.set(host, root);
  const baseUrl = new URL('.', form.action).pathname;
  root.render(
    <SearchSiteProvider value={{baseUrl, locale: localeOfPage()}}>
      <SearchBox {...{field, form, frame}} />
    </SearchSiteProvider>,
  );
}
