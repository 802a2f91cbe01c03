import type {SearchIndex} from '../../engine/query.ts';
import {type Answer, type SearchOperations, parseContext} from '../protocol.ts';
import {findHits} from './findHits.ts';
import {IndexStore} from './IndexStore.ts';
import {type fetchJson, indexesFor, type IndexChoice, kindOf} from './servedFiles.ts';
import type {TrackedPromise} from './TrackedPromise.ts';

interface SearchSetup {
  readonly fetchFile: typeof fetchJson;
  /** Length of an excerpt, in characters. */
  readonly snippetLength?: number;
}

/** An answered query whose answer is not complete. */
interface Open {
  /** Fetches what is missing. It settles when a more complete answer is possible. */
  readonly more: () => Promise<unknown>;
  /** Whether the rows were shown without an answer above them, so that a late one must not move them. */
  readonly isWithoutBest: boolean;
  /** The answer shown above the rows. It is kept while its row is the first. */
  readonly best?: Shown;
}

type Shown = Pick<Answer, 'best' | 'hits'>;

const isSame = ({hits: [before]}: Shown, {hits: [now]}: Shown) =>
  before?.url === now?.url && before?.hash === now?.hash;

/** Length of an excerpt in the box, in characters. */
const boxSnippetLength = 50;

/** How long the rows wait for the answer above them, in milliseconds. */
const patience = 500;

/** Maximum number of incomplete queries that are kept; the oldest is dropped. */
const mostOpen = 20;

const pause = (milliseconds: number) =>
  new Promise<void>((resolve) => {
    setTimeout(resolve, milliseconds);
  });

const settled = (loadings: readonly TrackedPromise<unknown>[]) =>
  Promise.allSettled(loadings.map(({promise}) => promise));

const pendingOf = (loadings: readonly TrackedPromise<unknown>[]) =>
  loadings.filter(({isPending}) => isPending);

/** Creates the two operations with a fetch function, in the worker or on the page. */
export function createSearch({
  fetchFile,
  snippetLength = boxSnippetLength,
}: SearchSetup): SearchOperations {
  const stores = new Map<string, IndexStore>();
  /** Incomplete answers by query: the box and the results page may search at the same time. */
  const open = new Map<string, Open>();

  const storeOf = (baseUrl: string): IndexStore => {
    const store = stores.get(baseUrl) ?? new IndexStore(baseUrl, fetchFile);
    stores.set(baseUrl, store);
    return store;
  };

  const choiceFor = async (store: IndexStore, context: string): Promise<IndexChoice> =>
    indexesFor(parseContext(context), (await store.manifest()).indexes);

  /** Waits until the indexes of a first answer have settled, and fails if none of them is there. */
  const loadNeeded = async (store: IndexStore, {needed}: IndexChoice): Promise<void> => {
    const loadings = needed.map((id) => store.index(id));
    await settled(loadings);
    if (loadings.length > 0 && loadings.every(({value}) => value === undefined)) {
      throw loadings[0]?.error;
    }
  };

  const answer = async (
    baseUrl: string,
    context: string,
    query: string,
    limit: number,
    again: boolean,
  ): Promise<Answer> => {
    const key = [baseUrl, context, limit, query].join('\n');
    // A query that the reader types again is answered from what has loaded, as the first time.
    const before = again ? open.get(key) : undefined;
    await before?.more();
    const store = storeOf(baseUrl);
    const choice = await choiceFor(store, context);
    await loadNeeded(store, choice);

    // The other products are fetched when the page asks again, which it does when the first rows are
    // painted: before, they would take the connection from the texts of these rows.
    const behind = before ? [] : choice.later.filter((id) => !store.isAsked(id));
    const ids = [...choice.needed, ...choice.later.filter((id) => !behind.includes(id))];
    const loadings = ids.map((id) => store.index(id));
    const find = (mayAnswer: boolean) =>
      findHits({
        indexes: new Map(
          ids.flatMap((id): [string, SearchIndex][] => {
            const stored = store.index(id).value;
            return stored ? [[id, stored.index]] : [];
          }),
        ),
        first: choice.first,
        accepts: (url) => choice.accepts(url.slice(baseUrl.length)),
        store,
        mayAnswer,
        query,
        limit,
        snippetLength,
      });
    let found = find(!before?.isWithoutBest);
    /** Returns the pending files that decide whether an answer is shown and what it says. */
    const deciding = () => pendingOf([...loadings, ...found.deciding]);
    if (found.deciding.length > 0 && deciding().length > 0) {
      await Promise.race([settled(deciding()), pause(patience)]);
      found = find(true);
    }
    const isWithoutBest = before?.isWithoutBest ?? deciding().length > 0;
    if (isWithoutBest) {
      found = find(false);
    }
    const best = before?.best && isSame(before.best, found.answer) ? before.best : found.answer;
    const pendingTexts = pendingOf(found.texts);
    const pending = [
      ...pendingOf(loadings).map((one) => [one]),
      // The texts of the pages are small, and their excerpts appear together.
      ...(pendingTexts.length > 0 ? [pendingTexts] : []),
    ];
    const complete = pending.length === 0 && behind.length === 0;
    open.delete(key);
    if (!complete) {
      const more = () =>
        Promise.race([...pending, ...behind.map((id) => [store.index(id)])].map(settled));
      // Kept until everything is loaded: an answer must not appear above rows that are already shown.
      open.set(key, {more, isWithoutBest, ...(best.best.length > 0 && {best})});
      const [oldest = key] = open.keys();
      if (open.size > mostOpen) {
        open.delete(oldest);
      }
    }
    return {
      ...found.answer,
      best: best.best,
      complete,
      partial: loadings.some(({error}) => error !== undefined),
    };
  };

  return {
    async fetchIndexes(baseUrl, context) {
      try {
        const store = storeOf(baseUrl);
        store.forgetFailures();
        await loadNeeded(store, await choiceFor(store, context));
        return null;
      } catch (error) {
        return {fault: kindOf(error)};
      }
    },
    async search(baseUrl, context, query, limit, again = false) {
      try {
        return await answer(baseUrl, context, query, limit, again);
      } catch (error) {
        return {fault: kindOf(error)};
      }
    },
  };
}
