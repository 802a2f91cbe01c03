import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {hashInputs} from '../build/hashInputs.mjs';

let root: string;
let before: string;

const write = async (file: string, content: string) => {
  await mkdir(path.dirname(path.join(root, file)), {recursive: true});
  await writeFile(path.join(root, file), content);
};

beforeEach(async () => {
  root = await mkdtemp(path.join(tmpdir(), 'inputs-'));
  await write('src/pages/index.tsx', 'page');
  before = await hashInputs(root);
});

afterEach(() => {
  vi.unstubAllEnvs();
  return rm(root, {recursive: true});
});

describe('hashInputs', () => {
  it.each([
    'src/pages/index.tsx',
    'versioned_docs/version-faq/a.mdx',
    'a-new-folder/x.txt',
    'package-lock.json',
  ])('changes with %s', async (file) => {
    await write(file, 'changed');
    expect(await hashInputs(root)).not.toBe(before);
  });

  it('changes when a file moves', async () => {
    await rm(path.join(root, 'src'), {recursive: true});
    await write('src/pages/other.tsx', 'page');
    expect(await hashInputs(root)).not.toBe(before);
  });

  it('changes with the settings of a release', async () => {
    vi.stubEnv('SITE_URL', 'https://other.example.com');
    expect(await hashInputs(root)).not.toBe(before);
  });

  it.each([
    'build/index.html',
    'README.md',
    'tests/e2e/x.spec.ts',
    'src/lib/__tests__/x.test.ts',
    '.cache/x',
  ])('does not change with %s', async (file) => {
    await write(file, 'changed');
    expect(await hashInputs(root)).toBe(before);
  });
});
