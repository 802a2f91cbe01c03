import {deleteAll} from '../kept/store.ts';
import type {WorkerScope} from './scope.ts';

/** Ends offline reading for every reader: answers no request, deletes what was kept and goes. */
const scope = globalThis as unknown as WorkerScope;

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));
scope.addEventListener('activate', (event) =>
  event.waitUntil(deleteAll().then(() => scope.registration.unregister())),
);
