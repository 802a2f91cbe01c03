import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useEffect, useState} from 'react';
import {listPath, offMark, workerPath} from '@site/plugins/offline/kept/names';
import {keepOpened} from '@site/plugins/offline/kept/openedPages';
import {keptLists, type ProductList} from '@site/plugins/offline/kept/productLists';
import {dropProduct, keepProduct} from '@site/plugins/offline/kept/products';
import {beginToKeep, deleteAll, entries} from '@site/plugins/offline/kept/store';
import type {ProductId} from '@site/config/products';
import type {KeptEntry} from '@site/plugins/offline/kept/toForget';

export interface OfflineReading {
  /**
   * `unknown` is the state of the static page. `disabled` means that a release has switched offline
   * reading off for all readers.
   */
  readonly state: 'unknown' | 'off' | 'on' | 'disabled' | 'unsupported';
  readonly kept: readonly KeptEntry[];
  /** Lists of kept products by path. */
  readonly lists: ReadonlyMap<string, ProductList>;
  /** Download progress of the running product, from 0 to 1. */
  readonly progress: number | undefined;
  /** The product whose action is running, or `switch` while offline reading is switched on or off. */
  readonly running: ProductId | 'switch' | undefined;
  /** Whether the last action failed. */
  readonly failed: boolean;
  readonly turnOn: () => void;
  readonly turnOff: () => void;
  readonly keep: (product: ProductId) => void;
  readonly remove: (product: ProductId) => void;
}

/** Timeout of the request below, in milliseconds: a bad connection may never answer. */
const patience = 4000;

/** Whether the site serves the worker that disables offline reading. */
const isDisabled = (): Promise<boolean> =>
  fetch(workerPath, {cache: 'no-cache', signal: AbortSignal.timeout(patience)})
    .then((answer) => answer.text())
    .then(
      (text) => text.startsWith(offMark),
      () => false,
    );

type Kept = Pick<OfflineReading, 'state' | 'kept' | 'lists'>;

const nothing = (state: OfflineReading['state']): Kept => ({state, kept: [], lists: new Map()});

async function look(): Promise<Kept> {
  if (!('serviceWorker' in navigator)) {
    return nothing('unsupported');
  }
  if (await isDisabled()) {
    return nothing('disabled');
  }
  if (!(await navigator.serviceWorker.getRegistration())) {
    return nothing('off');
  }
  const kept = await entries();
  return {state: 'on', kept, lists: await keptLists(kept)};
}

/** Handles browsers that throw because they block storage for the site. */
const lookSafely = () => look().catch(() => nothing('unsupported'));

async function register(): Promise<void> {
  await beginToKeep();
  await navigator.serviceWorker.register(workerPath, {updateViaCache: 'none'});
  await navigator.serviceWorker.ready;
}

async function unregister(): Promise<void> {
  const registration = await navigator.serviceWorker.getRegistration();
  await registration?.unregister();
  await deleteAll();
}

/** Returns the state of offline reading in this browser, and the actions of the reader. */
export function useOfflineReading(): OfflineReading {
  const {baseUrl} = useDocusaurusContext().siteConfig;
  const [now, setNow] = useState(() => nothing('unknown'));
  const [progress, setProgress] = useState<number>();
  const [running, setRunning] = useState<OfflineReading['running']>();
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    void lookSafely().then(setNow);
  }, []);

  const act = (action: OfflineReading['running'], work: () => Promise<void>) => {
    setRunning(action);
    setFailed(false);
    void work()
      .catch(() => setFailed(true))
      .then(lookSafely)
      .then(setNow)
      .finally(() => setRunning(undefined));
  };

  return {
    ...now,
    progress,
    running,
    failed,
    turnOn: () =>
      act('switch', async () => {
        await register();
        await keepOpened(`${baseUrl}offline`);
      }),
    turnOff: () => act('switch', unregister),
    keep: (product) =>
      act(product, async () => {
        try {
          setProgress(0);
          await keepProduct(listPath(baseUrl, product), setProgress);
        } finally {
          setProgress(undefined);
        }
      }),
    remove: (product) => act(product, () => dropProduct(listPath(baseUrl, product))),
  };
}
