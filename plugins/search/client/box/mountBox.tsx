import {createRoot, type Root} from 'react-dom/client';
import {isLocaleId} from '@site/config/locales';
import {boxHost} from '../connection/application.ts';
import {SearchSiteProvider} from '../state/useSearchSite.ts';
import {SearchBox} from './SearchBox.tsx';

let mounted: {readonly host: Element; readonly root: Root} | undefined;

/** Returns the language of the page. */
function localeOfPage() {
  const [language] = document.documentElement.lang.split('-');
  return isLocaleId(language) ? language : 'zh';
}

/**
 * Shows the box at the search form of the navbar, once. The application renders the form again on
 * some navigations; the box then moves to the new form.
 */
export function mountBox(form: HTMLFormElement): void {
  const host = form.querySelector(`[${boxHost}]`);
  const field = form.querySelector('input');
  const frame = form.parentElement;
  if (!host || !field || !frame || host === mounted?.host) {
    return;
  }
  mounted?.root.unmount();
  const root = createRoot(host);
  mounted = {host, root};
  const baseUrl = new URL('.', form.action).pathname;
  root.render(
    <SearchSiteProvider value={{baseUrl, locale: localeOfPage()}}>
      <SearchBox {...{field, form, frame}} />
    </SearchSiteProvider>,
  );
}
