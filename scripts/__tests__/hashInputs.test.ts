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
  await write('scripts/build/buildSite.mjs', 'build');
  before = await hashInputs(root);
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  return rm(root, {recursive: true});
});

describe('hashInputs', () => {
  it.each([
    'src/pages/index.tsx',
    'versioned_docs/version-faq/a.mdx',
    'a-new-folder/x.txt',
    'package-lock.json',
    // These names are ignored only at the top of the project.
    'plugins/search/build/documents.ts',
    'plugins/search/engine/build/index.ts',
    'src/pages/docs/index.tsx',
    'versioned_docs/version-yicat/deploy/a.mdx',
    'versioned_docs/version-yicat/server/tests/a.mdx',
    'src/components/README.md',
    'scripts/build/buildSite.mjs',
  ])('changes with %s', async (file) => {
    await write(file, 'changed');
    expect(await hashInputs(root)).not.toBe(before);
  });

  it('changes when a file moves', async () => {
    await rm(path.join(root, 'src'), {recursive: true});
    await write('src/pages/other.tsx', 'page');
    expect(await hashInputs(root)).not.toBe(before);
  });

  it.each(['SITE_URL', 'SUPPORT_URL', 'REQUIRE_ADDRESSES', 'BUNDLE_REPORT'])(
    'changes with the setting %s',
    async (name) => {
      vi.stubEnv(name, 'https://other.example.com');
      expect(await hashInputs(root)).not.toBe(before);
    },
  );

  it('changes with the version of Node', async () => {
    vi.stubGlobal('process', Object.create(process, {version: {value: 'v99.0.0'}}));
    expect(await hashInputs(root)).not.toBe(before);
  });

  it.each([
    'build/index.html',
    'README.md',
    'tests/e2e/x.spec.ts',
    'src/lib/__tests__/x.test.ts',
    '.cache/x',
    'plugins/search/.cache/x',
    'plugins/x/node_modules/y/index.js',
    'scripts/commands/start.mjs',
    'docs/images/a.png',
  ])('does not change with %s', async (file) => {
    await write(file, 'changed');
    expect(await hashInputs(root)).toBe(before);
  });
});
