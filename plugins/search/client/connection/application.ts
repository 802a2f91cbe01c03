/** Address of a page without hash, as `window.location` has it. */
interface PageAddress {
  readonly pathname: string;
  readonly search: string;
}

interface History {
  push(address: string): void;
}

let history: History | undefined;
let shown: PageAddress | undefined;
const listeners = new Set<() => void>();

/**
 * Tells the search box, which runs with and without the application, that the application runs, and
 * which page it shows.
 */
export function showPage(ofApplication: History, page: PageAddress): void {
  // It begins with the page of the document, whose address it may write in another form.
  if (history) {
    shown = page;
    listeners.forEach((listener) => listener());
  }
  history = ofApplication;
}

/** Opens an address: in the application if it runs, otherwise as a new document. */
export function openAddress(address: string): void {
  if (history) {
    history.push(address);
  } else {
    window.location.assign(address);
  }
}

/** The page that is shown, as a store for `useSyncExternalStore`. */
export const shownPage = {
  get: (): PageAddress => shown ?? window.location,
  subscribe: (listener: () => void): (() => void) => {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};
