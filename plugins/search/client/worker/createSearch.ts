import type {SearchIndex} from '../../engine/query.ts';
import {kindOf} from '../fault.ts';
import {type Answer, type SearchOperations, parseContext} from '../protocol.ts';
import {answerAbove, nothingAbove} from './answerAbove.ts';
import {IndexStore} from './IndexStore.ts';
import {rankedPages} from './rankedPages.ts';
import {rowsOf} from './rowsOf.ts';
import {type fetchJson, indexesFor, type IndexChoice} from './servedFiles.ts';
import type {TrackedPromise} from './TrackedPromise.ts';

interface SearchSetup {
  readonly fetchFile: typeof fetchJson;
  /** Length of an excerpt, in characters. */
  readonly excerptLength?: number;
}

/** What is kept of an incomplete answer until the query is asked again. */
interface Incomplete {
  /** Fetches what is missing. It settles when a more complete answer is possible. */
  readonly more: () => Promise<unknown>;
  /**
   * Whether the rows were shown while an answer above them was possible. It is kept until everything
   * is loaded: an answer that comes later would move the rows.
   */
  readonly isWithoutBest: boolean;
  /** The answer shown above the rows. It is kept while its row is the first. */
  readonly best?: Shown;
}

type Shown = Pick<Answer, 'best' | 'hits'>;

const isSame = ({hits: [before]}: Shown, {hits: [now]}: Shown) =>
  before?.url === now?.url && before?.hash === now?.hash;

/** Length of an excerpt in the box, in characters. */
const boxExcerptLength = 50;

/** How long the rows wait for the answer above them, in milliseconds. */
const answerTimeout = 500;

/** Maximum number of incomplete queries that are kept; the oldest is dropped. */
const mostIncomplete = 20;

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
  excerptLength = boxExcerptLength,
}: SearchSetup): SearchOperations {
  const stores = new Map<string, IndexStore>();
  /** By query: the box and the results page may search at the same time. */
  const incomplete = new Map<string, Incomplete>();

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

  const answerTo = async (
    baseUrl: string,
    context: string,
    query: string,
    limit: number,
    again: boolean,
  ): Promise<Answer> => {
    const key = [baseUrl, context, limit, query].join('\n');
    // A query that the reader types again is answered from what has loaded, as the first time.
    const before = again ? incomplete.get(key) : undefined;
    await before?.more();
    const store = storeOf(baseUrl);
    const choice = await choiceFor(store, context);
    await loadNeeded(store, choice);

    // The other products are fetched when the page asks again, which it does when the first rows are
    // painted: before, they would take the connection from the texts of these rows.
    const notRequested = before ? [] : choice.later.filter((id) => !store.isAsked(id));
    const ids = [...choice.needed, ...choice.later.filter((id) => !notRequested.includes(id))];
    const loadings = ids.map((id) => store.index(id));
    const mayAnswer = !before?.isWithoutBest;
    const fromLoaded = () => {
      const pages = rankedPages({
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
      });
      return {pages, above: mayAnswer ? answerAbove(pages) : nothingAbove};
    };
    let {pages, above} = fromLoaded();
    /** Returns the pending files that may put an answer above the rows, or another one. */
    const mayChange = () => pendingOf([...loadings, ...above.files]);
    if (above.files.length > 0 && mayChange().length > 0) {
      await Promise.race([settled(mayChange()), pause(answerTimeout)]);
      ({pages, above} = fromLoaded());
    }
    const isWithoutBest = before?.isWithoutBest ?? mayChange().length > 0;
    const shown = rowsOf(pages, isWithoutBest ? nothingAbove : above, excerptLength);
    const {best} = before?.best && isSame(before.best, shown) ? before.best : shown;
    const answer = {...shown, best};

    const pendingTexts = pendingOf(pages.shown.map(({texts}) => texts));
    const pending = [
      ...pendingOf(loadings).map((one) => [one]),
      // The texts of the pages are small, and their excerpts appear together.
      ...(pendingTexts.length > 0 ? [pendingTexts] : []),
    ];
    const complete = pending.length === 0 && notRequested.length === 0;
    incomplete.delete(key);
    if (!complete) {
      const more = () =>
        Promise.race([...pending, ...notRequested.map((id) => [store.index(id)])].map(settled));
      incomplete.set(key, {more, isWithoutBest, ...(best.length > 0 && {best: answer})});
      const [oldest = key] = incomplete.keys();
      if (incomplete.size > mostIncomplete) {
        incomplete.delete(oldest);
      }
    }
    return {...answer, complete, partial: loadings.some(({error}) => error !== undefined)};
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
        return await answerTo(baseUrl, context, query, limit, again);
      } catch (error) {
        return {fault: kindOf(error)};
      }
    },
  };
}
