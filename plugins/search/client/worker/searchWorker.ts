import {expose} from 'comlink';
import * as engine from '../../engine/query.ts';
import {createSearch} from './createSearch.ts';
import {fetchJson} from './fetchJson.ts';

expose(createSearch(engine, fetchJson));
// Says that the policy let the script run; without it the page searches by itself.
self.postMessage('ready');
