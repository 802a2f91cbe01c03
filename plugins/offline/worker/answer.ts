import {baseUrls, localeIds} from '../../../config/locales.ts';
import {controlsPath, isHashed} from '../kept/names.ts';
import {keepOpened} from '../kept/openedPages.ts';
import {refreshProducts} from '../kept/products.ts';
import {kept, put} from '../kept/store.ts';

/** Timeout of the network if there is a cached copy, in milliseconds. */
const patience = 4000;

const later = (time: number) =>
  new Promise<undefined>((resolve) => setTimeout(() => resolve(undefined), time));

/**
 * A response, and background work. The work may fail without effect: what is not cached now is
 * cached at the next visit.
 */
export interface Answered {
  readonly answer: Promise<Response>;
  readonly work: Promise<unknown>;
}

/** Returns the cached copy. There is none if the browser cannot read its storage. */
const copyOf = (path: string) => kept(path).catch(() => undefined);

/** Fetches from the network, or returns the cached copy if that fails or takes too long. */
async function networkFirst(request: Request, path: string): Promise<[Response, boolean]> {
  const network = fetch(request);
  const copy = await copyOf(path);
  if (!copy) {
    return [await network, true];
  }
  const first = await Promise.race([network.catch(() => undefined), later(patience)]);
  return first ? [first, true] : [copy, false];
}

/** Paths of the controls page in all languages. */
const allControls = localeIds.map((id) => `${baseUrls[id]}offline`);

/** Returns the path of a cached controls page, if possible in the language of an address. */
async function cachedControls(pathname: string): Promise<string | undefined> {
  for (const controls of [controlsPath(pathname), ...allControls]) {
    if (await copyOf(controls)) {
      return controls;
    }
  }
  return undefined;
}

async function answerPage(request: Request, path: string): Promise<[Response, boolean]> {
  try {
    return await networkFirst(request, path);
  } catch (error) {
    const controls = await cachedControls(path);
    if (controls === undefined) {
      throw error;
    }
    return [
      Response.redirect(`${controls}?${new URLSearchParams({page: path}).toString()}`),
      false,
    ];
  }
}

/** Whether a response of the network may be cached. */
const isWhole = (answer: Response) => answer.status === 200 && answer.type === 'basic';

function answerPageAndKeep(request: Request, path: string): Answered {
  const answered = answerPage(request, path);
  // The response is cloned immediately, because the browser consumes its body.
  const copied = answered.then(([answer, fresh]) =>
    fresh && isWhole(answer) && !answer.redirected ? answer.clone() : undefined,
  );
  return {
    answer: copied.then(() => answered).then(([answer]) => answer),
    work: copied.then(async (copy) => {
      if (copy?.headers.get('content-type')?.startsWith('text/html')) {
        await keepOpened(path, copy);
      }
      if (copy) {
        await refreshProducts();
      }
    }),
  };
}

function answerHashed(request: Request, path: string): Answered {
  const answered = copyOf(path).then(async (copy) => copy ?? fetch(request));
  const copied = answered.then((answer) =>
    answer.headers.has('x-kept') || !isWhole(answer) ? undefined : answer.clone(),
  );
  return {
    answer: copied.then(() => answered),
    work: copied.then((copy) => copy && put(path, copy)),
  };
}

function answerOther(request: Request, path: string): Answered {
  const answer = networkFirst(request, path).then(([first]) => first);
  return {answer, work: answer};
}

/** Answers a request. Returns undefined if the browser should handle it. */
export function answer(request: Request, origin: string): Answered | undefined {
  const url = new URL(request.url);
  if (request.method !== 'GET' || url.origin !== origin || request.headers.has('range')) {
    return undefined;
  }
  if (request.mode === 'navigate') {
    return answerPageAndKeep(request, url.pathname);
  }
  return isHashed(url.pathname)
    ? answerHashed(request, url.pathname)
    : answerOther(request, url.pathname);
}
