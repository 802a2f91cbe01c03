import {readFile, writeFile} from 'node:fs/promises';
import {unlistedPlatforms} from './setup/unlistedPlatforms.mjs';

/** Run this after `npm install`: it adds optional packages of other platforms to the lock file. */
const file = 'package-lock.json';
const lock = JSON.parse(await readFile(file, 'utf8'));
const {'': root, ...rest} = lock.packages;
const packages = {...rest, ...unlistedPlatforms(lock.packages)};
const sorted = Object.entries(packages).sort(([a], [b]) => (a < b ? -1 : 1));
lock.packages = {'': root, ...Object.fromEntries(sorted)};
await writeFile(file, `${JSON.stringify(lock, null, 2)}\n`);
