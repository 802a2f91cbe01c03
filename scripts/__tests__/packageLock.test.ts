import {readFileSync} from 'node:fs';
import {readFile} from 'node:fs/promises';
import {describe, expect, it} from 'vitest';
import * as z from 'zod';
import {unlistedPlatforms} from '../setup/unlistedPlatforms.mjs';

const lockSchema = z.object({
  packages: z.record(
    z.string(),
    z.object({
      resolved: z.string().optional(),
      integrity: z.string().optional(),
      optional: z.boolean().optional(),
      cpu: z.array(z.string()).optional(),
      optionalDependencies: z.record(z.string(), z.string()).optional(),
    }),
  ),
});

const readLock = async (file: string) =>
  lockSchema.parse(JSON.parse(await readFile(file, 'utf8'))).packages;

/** The lock file of the site, and those of the packages that only the benchmarks use. */
const locks = [
  'package-lock.json',
  'bench/search/peers/package-lock.json',
  ...['docusaurus', 'lighthouse', 'rspress', 'starlight', 'vitepress'].map(
    (peer) => `bench/peers/${peer}/package-lock.json`,
  ),
];

describe.each(locks)('%s', (file) => {
  it('names the optional packages of every platform: run `node scripts/complete-lock.mjs` beside it', async () => {
    expect(Object.keys(unlistedPlatforms(strip(await readLock(file))))).toEqual([]);
  });

  it('records no download address', async () => {
    const packages = Object.values(await readLock(file));
    expect(packages.flatMap(({resolved}) => resolved ?? [])).toEqual([]);
  });
});

/** Packages that `npm ci` would install on some platform without verifying their hash. */
const unverified = (packages: Awaited<ReturnType<typeof readLock>>) =>
  Object.entries(packages).filter(
    ([key, {integrity}]) => key !== '' && !integrity?.startsWith('sha512-'),
  );

describe('package-lock.json', () => {
  it('has the hash of each package but binaries of platforms that the registry did not serve', async () => {
    const packages = await readLock('package-lock.json');
    expect(unverified(packages).filter(([, {optional, cpu}]) => !optional || !cpu)).toEqual([]);
    const {integrity, ...without} = packages['node_modules/react'] ?? {};
    expect(integrity).toMatch(/^sha512-/);
    expect(unverified({...packages, 'node_modules/react': without})).toContainEqual([
      'node_modules/react',
      without,
    ]);
  });

  it('needs no install script', () => {
    expect(readFileSync('.npmrc', 'utf8').split('\n')).toContain('ignore-scripts=true');
  });
});

/** Removes the fields that the function does not read, as its types require. */
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

  it('knows the names that tools give their platforms', () => {
    const packages = tool([
      'tool-windows-x64',
      'tool-openbsd-x64',
      'tool-wasm32-wasi',
      'tool-core',
    ]);
    expect(Object.values(unlistedPlatforms(packages)).map(({os, cpu}) => ({os, cpu}))).toEqual([
      {os: ['win32'], cpu: ['x64']},
      {os: ['openbsd'], cpu: ['x64']},
      {os: undefined, cpu: ['wasm32']},
    ]);
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
