import {isList, isPath} from '../kept/names.ts';
import {keepOpened} from '../kept/openedPages.ts';
import {answer} from './answer.ts';

declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('fetch', (event) => {
  // The lists report new versions, so the worker does not cache them with other files.
  if (isList(new URL(event.request.url).pathname)) {
    return;
  }
  const answered = answer(event.request, self.location.origin);
  if (answered) {
    event.respondWith(answered.answer);
    event.waitUntil(answered.work.catch(() => undefined));
  }
});

// The application sends the path of each page that it shows through client-side navigation.
self.addEventListener('message', (event) => {
  if (typeof event.data === 'string' && isPath(event.data)) {
    event.waitUntil(keepOpened(event.data).catch(() => undefined));
  }
});
