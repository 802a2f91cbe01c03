import {expose} from 'comlink';
import * as engine from '../../engine/query.ts';
import {createSearch} from './createSearch.ts';
import {fetchJson} from './fetchJson.ts';

// The page says first how long an excerpt is. The answer says that the policy let the script run:
// without a worker the page searches by itself.
self.addEventListener(
  'message',
  ({data}: MessageEvent<number>) => {
    expose(createSearch(engine, {fetchFile: fetchJson, snippetLength: data}));
    self.postMessage('ready');
  },
  {once: true},
);
