// The main sheet belongs to this entry too, so that the box does not load it. The script of the page
// loads it, under the name that the release gives it.
import '@site/src/css/index.css';

import {watchSearchForm} from '@site/src/browser/searchForm';
import {startAhead} from './connection/startAhead.ts';

/**
 * Loads the search box and shows it at a form. The box has its own root, so that a reader can search
 * without the application, which is four times as large.
 */
function showBox(form: HTMLFormElement): void {
  import(/* webpackChunkName: "search-panel" */ './box/mountBox.tsx').then(
    ({mountBox}) => mountBox(form),
    // The form still leads to the results page, and the next approach tries again.
    () => undefined,
  );
}

watchSearchForm(showBox);

// The script of the page has loaded this one because the reader approaches a form.
const approached = '[data-box]:is(:hover, :focus-within)';
for (const form of document.querySelectorAll<HTMLFormElement>(approached)) {
  if (form.contains(document.activeElement)) {
    startAhead(new URL('.', form.action).pathname);
  }
  showBox(form);
}
