import {writeFileSync} from 'node:fs';
import {hashesFile, hashOf, replacements} from './replacements.ts';

/** `npm run accept-upstream` accepts all changes that `upstream.test.ts` has reported. */
const hashes = replacements.map(({upstream}) => [upstream, hashOf(upstream)] as const);
const sorted = hashes.sort(([a], [b]) => (a < b ? -1 : 1));
writeFileSync(hashesFile, `${JSON.stringify(Object.fromEntries(sorted), null, 2)}\n`);
