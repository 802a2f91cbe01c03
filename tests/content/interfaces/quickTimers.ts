// Preloaded into the programs of the articles: their pauses take no time.
import {syncBuiltinESMExports} from 'node:module';
import timers from 'node:timers/promises';

timers.setTimeout = (_delay, value) => Promise.resolve(value as never);
syncBuiltinESMExports();
