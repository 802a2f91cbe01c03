import {isFrugal} from '../browser/isFrugal.ts';
import {showMenu} from '../browser/phoneMenu.ts';
import {whenIdle} from '../browser/whenIdle.ts';
import {notFoundClass} from '../lib/notFoundClass.ts';
import {watchSearchForm} from '../browser/searchForm.ts';
import {shortcutName} from '../browser/searchShortcut.ts';
import {captureEarlyClicks} from './captureEarlyClicks.ts';
import {createLoader} from './createLoader.ts';
import {publishQueue} from './ClickQueue.ts';
import {onPress, onIntent} from './onIntent.ts';
import {whenLoaded, whenParsed} from './whenReady.ts';

/** Writes the shortcut of the reader's platform into the search field, as the application does. */
function showShortcut(): void {
  const key = document.querySelector('.navbar kbd');
  if (key) {
    key.textContent = shortcutName();
  }
}

/**
 * Matches the search page and the page of offline reading in every language, with any suffix that
 * hosts add. Without the application they have nothing to press.
 */
const emptyPage = /\/(search|offline)(\.html)?\/?$/;

/**
 * Whether the page needs the application without a sign of intent: its address has a query
 * (filters, search, highlighted words), or it is the not-found page or one without static controls.
 */
export function startsAtOnce(page: Document): boolean {
  const {search, pathname} = page.location;
  return (
    search !== '' ||
    emptyPage.test(pathname) ||
    page.documentElement.classList.contains(notFoundClass)
  );
}

/**
 * Warns that the site is served at another base URL than configured. It calls the function of the
 * framework's inline script, if the page has it.
 */
function showBaseUrlBanner(): void {
  (window as {readonly insertBanner?: () => void}).insertBanner?.();
}

/**
 * Waits for the reader's intent, then runs the application and publishes the events queued since
 * the first paint. The script that calls this function precedes the content. If a file fails to
 * load, the page stays static and the next press tries again.
 * @param urls files of the application, in the order in which they must run
 */
export function staticFirst(urls: readonly string[]): void {
  const loader = createLoader(urls);
  let started = false;

  const run = async () => {
    if (!(await loader.run())) {
      started = false;
      queue.items.length = 0;
      if (!loader.isStyled()) {
        showMenu(undefined);
      }
      onPress(start);
    }
  };
  const start = () => {
    if (!started) {
      started = true;
      whenParsed(() => void run());
    }
  };

  const queue = captureEarlyClicks(start);
  publishQueue(queue);
  watchSearchForm(() => loader.runSearchBox());
  whenParsed(() => {
    showShortcut();
    if (startsAtOnce(document)) {
      start();
      return;
    }
    if (isFrugal()) {
      onPress(start);
      return;
    }
    onIntent(start);
    whenLoaded(() =>
      whenIdle(() => {
        if (!started) {
          loader.prefetch(showBaseUrlBanner);
        }
      }),
    );
  });
}
