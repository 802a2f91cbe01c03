import {deleteAll} from '../kept/store.ts';

/** Ends offline reading for every reader: answers no request, deletes what was kept and goes. */
declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) =>
  event.waitUntil(deleteAll().then(() => self.registration.unregister())),
);
