import {deleteAll} from '../kept/store.ts';

/** Disables offline reading: answers no request, deletes the cache and unregisters itself. */
declare const self: ServiceWorkerGlobalScope;

self.addEventListener('install', (event) => event.waitUntil(self.skipWaiting()));
self.addEventListener('activate', (event) =>
  event.waitUntil(deleteAll().then(() => self.registration.unregister())),
);
