import {expose} from 'comlink';
import * as engine from '../../engine/query.ts';
import {createSearch} from './createSearch.ts';
import {fetchJson} from './servedFiles.ts';

// The first message from the page contains the length of an excerpt. The reply proves that the
// content security policy allowed the script; without a reply the page searches without a worker.
self.addEventListener(
  'message',
  ({data}: MessageEvent<number>) => {
    expose(createSearch(engine, {fetchFile: fetchJson, snippetLength: data}));
    self.postMessage('ready');
  },
  {once: true},
);
