import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import type {ClientModule} from '@docusaurus/types';
import {createPrefetchQueue, type PrefetchQueue} from '@site/src/lib/createPrefetchQueue';
import {whenIdle} from '@site/src/lib/whenIdle';

/** Keeps a visit of the home page below the 60 KB that `tests/e2e/site/prefetch.spec.ts` allows. */
const limit = 4;

let queue: PrefetchQueue | undefined;

/** Whether the page's own text leads there; menus and footer lead everywhere from everywhere. */
const isInText = (path: string) =>
  document.querySelector(`main a[href="${CSS.escape(path)}"]`) !== null;

/**
 * Takes the framework's prefetching over. It fetches every link as soon as it is visible, all of a
 * sudden: hundreds of files on a page with a long sidebar, and a quarter of a second of work on a
 * phone. Links of the text wait for idle time here, and those of menus for the pointer.
 */
if (ExecutionEnvironment.canUseDOM) {
  Object.defineProperty(window, 'docusaurus', {
    configurable: true,
    set(docusaurus: Window['docusaurus']) {
      const created = createPrefetchQueue({
        prefetch: (path) => Promise.resolve(docusaurus.prefetch(path)),
        whenIdle,
        limit,
      });
      queue = created;
      const prefetch = (path: string) => {
        if (isInText(path)) {
          created.add(path.replace(/#.*/, ''));
        }
        return false as const;
      };
      Object.defineProperty(window, 'docusaurus', {value: {...docusaurus, prefetch}});
    },
  });
}

export const onRouteDidUpdate: NonNullable<ClientModule['onRouteDidUpdate']> = ({
  location,
  previousLocation,
}) => {
  if (location.pathname !== previousLocation?.pathname) {
    queue?.restart();
  }
};
