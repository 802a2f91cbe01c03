import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import {useEffect, useState} from 'react';
import {listPath, offMark, workerPath} from '@site/plugins/offline/kept/names';
import {
  beginToKeep,
  deleteAll,
  dropProduct,
  entries,
  keepOpened,
  keepProduct,
  keptLists,
  type ProductList,
} from '@site/plugins/offline/kept/store';
import type {KeptEntry} from '@site/plugins/offline/kept/toForget';

export interface OfflineReading {
  /** `disabled` means that a release has switched offline reading off for all readers. */
  readonly state: 'off' | 'on' | 'disabled' | 'unsupported';
  readonly kept: readonly KeptEntry[];
  /** Lists of kept products by path. */
  readonly lists: ReadonlyMap<string, ProductList>;
  /** Download progress of products, from 0 to 1, by the path of their list. */
  readonly progress: ReadonlyMap<string, number>;
  readonly busy: boolean;
  /** Whether the last action failed. */
  readonly failed: boolean;
  readonly turnOn: () => void;
  readonly turnOff: () => void;
  readonly keep: (product: string) => void;
  readonly remove: (product: string) => void;
}

const isSupported = () =>
  'serviceWorker' in navigator && 'locks' in navigator && 'caches' in window;

/** Whether the site serves the worker that disables offline reading. */
async function isDisabled(): Promise<boolean> {
  const answer = await fetch(workerPath, {cache: 'no-cache'}).catch(() => undefined);
  return answer !== undefined && (await answer.text()).startsWith(offMark);
}

type Kept = Pick<OfflineReading, 'state' | 'kept' | 'lists'>;

const nothing = (state: OfflineReading['state']): Kept => ({state, kept: [], lists: new Map()});

async function look(): Promise<Kept> {
  if (!isSupported()) {
    return nothing('unsupported');
  }
  if (await isDisabled()) {
    return nothing('disabled');
  }
  return (await navigator.serviceWorker.getRegistration())
    ? {state: 'on', kept: await entries(), lists: await keptLists()}
    : nothing('off');
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
  const [now, setNow] = useState(() => nothing('off'));
  const [progress, setProgress] = useState<ReadonlyMap<string, number>>(new Map());
  const [busy, setBusy] = useState(false);
  const [failed, setFailed] = useState(false);

  useEffect(() => {
    void lookSafely().then(setNow);
  }, []);

  const act = (work: () => Promise<void>) => {
    setBusy(true);
    setFailed(false);
    void work()
      .catch(() => setFailed(true))
      .then(lookSafely)
      .then(setNow)
      .finally(() => setBusy(false));
  };

  return {
    ...now,
    progress,
    busy,
    failed,
    turnOn: () =>
      act(async () => {
        await register();
        await keepOpened(`${baseUrl}offline`);
      }),
    turnOff: () => act(unregister),
    keep: (product) =>
      act(async () => {
        const path = listPath(baseUrl, product);
        const tell = (share: number) => setProgress((shares) => new Map(shares).set(path, share));
        try {
          tell(0);
          await keepProduct(path, tell);
        } finally {
          setProgress((shares) => new Map([...shares].filter(([key]) => key !== path)));
        }
      }),
    remove: (product) => act(() => dropProduct(listPath(baseUrl, product))),
  };
}
