import {existsSync, readFileSync} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import * as z from 'zod';
import {root} from '../../scripts/root.mjs';
import {hashesFile, hashOf, replacements} from './replacements.ts';

const hashes = z.record(z.string(), z.string()).parse(JSON.parse(readFileSync(hashesFile, 'utf8')));

describe('the framework is as it was when our code was compared with it', () => {
  it.each(replacements)('$upstream, for $ours', ({ours, upstream}) => {
    expect(
      existsSync(path.join(root, ours)),
      `${ours} is gone: see tests/upstream/replacements.ts`,
    ).toBe(true);
    expect(
      hashOf(upstream),
      `node_modules/${upstream} has changed. Compare ${ours} with it, then run npm run accept-upstream (docs/upgrading.md).`,
    ).toBe(hashes[upstream] ?? 'never compared');
  });
});

it('keeps no hash of a file that nothing replaces', () => {
  const known = new Set(replacements.map(({upstream}) => upstream));
  expect(Object.keys(hashes).filter((file) => !known.has(file))).toEqual([]);
});
