import {expose} from 'comlink';
import * as engine from '../../engine/query.ts';
import type {WorkerSetup} from '../protocol.ts';
import {createSearch} from './createSearch.ts';
import {fetchJson} from './servedFiles.ts';

self.addEventListener(
  'message',
  ({data}: MessageEvent<WorkerSetup>) =>
    expose(createSearch(engine, {fetchFile: fetchJson, ...data})),
  {once: true},
);

// This message proves that the content security policy allowed the script; without it the page
// searches without a worker.
self.postMessage('ready');
