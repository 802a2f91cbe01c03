import type {Fault} from '../Fault.ts';
import {applicationFaults} from './application.ts';
import {checkFaults} from './checks.ts';
import {pluginFaults} from './plugins.ts';
import {releaseFaults} from './release.ts';
import {searchFaults} from './search.ts';

/**
 * Faults in each plugin, step of the release, part of the search and check, and before the
 * application. Not in what only the built site shows: the plugins `products` and `static-first`, and
 * `release/compress.ts`. The tests of `tests/built` and `tests/e2e` would see those.
 */
export const faults: readonly Fault[] = [
  ...pluginFaults,
  ...releaseFaults,
  ...applicationFaults,
  ...searchFaults,
  ...checkFaults,
];
