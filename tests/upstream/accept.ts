import {writeFileSync} from 'node:fs';
import {hashesFile, hashOf, standIns} from './standIns.ts';

/** `npm run accept-upstream`: everything that `upstream.test.ts` has named is compared. */
const hashes = standIns.map(({upstream}) => [upstream, hashOf(upstream)] as const);
const sorted = hashes.sort(([a], [b]) => (a < b ? -1 : 1));
writeFileSync(hashesFile, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
