import {readFile} from 'node:fs/promises';
import {describe, expect, it} from 'vitest';
import * as z from 'zod';
import {unlistedPlatforms} from '../setup/unlistedPlatforms.mjs';

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      resolved: z.string().optional(),
      optionalDependencies: z.record(z.string(), z.string()).optional(),
    }),
  ),
});

const readLock = async () =>
  lockSchema.parse(JSON.parse(await readFile('package-lock.json', 'utf8'))).packages;

describe('package-lock.json', () => {
  it('names the optional packages of every platform: run `node scripts/complete-lock.mjs`', async () => {
    expect(Object.keys(unlistedPlatforms(strip(await readLock())))).toEqual([]);
  });

  it('records no download address', async () => {
    const packages = Object.values(await readLock());
    expect(packages.flatMap(({resolved}) => resolved ?? [])).toEqual([]);
  });
});

/** The lock without what the function does not read, as its types want it. */
function strip(packages: Awaited<ReturnType<typeof readLock>>) {
  return Object.fromEntries(
    Object.entries(packages).map(([key, {optionalDependencies = {}}]) => [
      key,
      {optionalDependencies},
    ]),
  );
}

describe('unlistedPlatforms', () => {
  const tool = (names: readonly string[]) => ({
    'node_modules/tool': {
      dev: true,
      optionalDependencies: Object.fromEntries(names.map((name) => [name, '1.2.3'])),
    },
  });

  it('finds what is left out, with its platform', () => {
    const packages = {
      ...tool(['tool-linux-x64-gnu', 'tool-darwin-arm64', 'tool-linux-arm-musleabihf']),
      'node_modules/tool-linux-x64-gnu': {version: '1.2.3'},
    };
    expect(unlistedPlatforms(packages)).toEqual({
      'node_modules/tool-darwin-arm64': {
        version: '1.2.3',
        dev: true,
        optional: true,
        os: ['darwin'],
        cpu: ['arm64'],
      },
      'node_modules/tool-linux-arm-musleabihf': {
        version: '1.2.3',
        dev: true,
        optional: true,
        os: ['linux'],
        cpu: ['arm'],
        libc: ['musl'],
      },
    });
  });

  it('accepts a package in the folder of the one that wants it, or above', () => {
    const packages = {
      'node_modules/a/node_modules/tool': {
        optionalDependencies: {'tool-darwin-x64': '1.0.0', 'tool-win32-x64-msvc': '1.0.0'},
      },
      'node_modules/a/node_modules/tool-darwin-x64': {version: '1.0.0'},
      'node_modules/tool-win32-x64-msvc': {version: '1.0.0'},
    };
    expect(unlistedPlatforms(packages)).toEqual({});
  });
});
