import {vi} from 'vitest';
import {cacheName} from '../kept/names.ts';

/** Fakes of the cache, the network and the site, as far as the worker uses them. */
export interface FakeSite {
  /** Files by path. All other paths answer with 404. */
  readonly files: Map<string, string>;
  /** Requested paths, in order. */
  readonly asked: string[];
  /** With `down`, requests fail. With `silent`, they never end. */
  fault: 'none' | 'down' | 'silent';
}

const origin = 'https://docs.example.com';

const pathOf = (target: RequestInfo | URL) =>
  new URL(target instanceof Request ? target.url : target, origin).pathname;

const typeOf = (path: string) => {
  const ending = /\.(\w+)$/.exec(path)?.[1] ?? 'html';
  return {html: 'text/html', json: 'application/json'}[ending] ?? 'text/javascript';
};

function fakeCaches(): Pick<CacheStorage, 'has' | 'open' | 'delete'> {
  const caches = new Map([[cacheName, new Map<string, Response>()]]);
  return {
    has: (name) => Promise.resolve(caches.has(name)),
    delete: (name) => Promise.resolve(caches.delete(name)),
    open(name) {
      const entries = caches.get(name) ?? new Map<string, Response>();
      caches.set(name, entries);
      const cache = {
        match: (target: RequestInfo) => Promise.resolve(entries.get(pathOf(target))?.clone()),
        put(target: RequestInfo, answer: Response) {
          // Like a real cache, a replaced entry moves to the end.
          entries.delete(pathOf(target));
          entries.set(pathOf(target), answer);
          return Promise.resolve();
        },
        delete: (target: RequestInfo) => Promise.resolve(entries.delete(pathOf(target))),
        keys: () => Promise.resolve([...entries.keys()].map((path) => new Request(origin + path))),
      };
      return Promise.resolve(cache as unknown as Cache);
    },
  };
}

type Held = () => Promise<unknown>;

/** Grants a lock to one caller after the other, without a difference between the modes. */
function fakeLocks(): {request: (...args: [string, Held] | [string, object, Held]) => unknown} {
  let last: Promise<unknown> = Promise.resolve();
  return {
    request(...args) {
      const granted = last.then(args.at(-1) as Held);
      last = granted.catch(() => undefined);
      return granted;
    },
  };
}

/** Replaces the network and the cache of the browser with fakes. The cache exists already. */
export function fakeSite(files: Readonly<Record<string, string>>): FakeSite {
  const site: FakeSite = {files: new Map(Object.entries(files)), asked: [], fault: 'none'};
  vi.stubGlobal('caches', fakeCaches());
  vi.stubGlobal('navigator', {locks: fakeLocks()});
  vi.stubGlobal('fetch', (target: RequestInfo | URL): Promise<Response> => {
    const path = pathOf(target);
    site.asked.push(path);
    if (site.fault === 'silent') {
      return new Promise(() => undefined);
    }
    if (site.fault === 'down') {
      return Promise.reject(new TypeError('Failed to fetch'));
    }
    const body = site.files.get(path);
    const answer = new Response(body ?? 'not found', {
      status: body === undefined ? 404 : 200,
      headers: {'content-type': typeOf(path)},
    });
    // Browsers give same-origin responses this type.
    Object.defineProperty(answer, 'type', {value: 'basic'});
    const clone = answer.clone.bind(answer);
    answer.clone = () => Object.defineProperty(clone(), 'type', {value: 'basic'});
    return Promise.resolve(answer);
  });
  return site;
}

/** Creates a page that lists files of the application. */
export const pageWith = (title: string, files: readonly string[] = []): string =>
  `<title>${title}</title><body data-application="${files.join(' ')}">`;
