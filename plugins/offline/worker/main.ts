import {isList} from '../kept/names.ts';
import {isPath, keepOpened} from '../kept/store.ts';
import {answer} from './answer.ts';
import type {WorkerScope} from './scope.ts';

const scope = globalThis as unknown as WorkerScope;

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) => event.waitUntil(scope.clients.claim()));

scope.addEventListener('fetch', (event) => {
  // The lists say what is new, so they are never kept by the way.
  if (isList(new URL(event.request.url).pathname)) {
    return;
  }
  const answered = answer(event.request, scope.location.origin);
  if (answered) {
    event.respondWith(answered.answer);
    event.waitUntil(answered.work.catch(() => undefined));
  }
});

/** The application tells each page that it shows without loading it from the server. */
scope.addEventListener('message', (event) => {
  if (typeof event.data === 'string' && isPath(event.data)) {
    event.waitUntil(keepOpened(event.data).catch(() => undefined));
  }
});
