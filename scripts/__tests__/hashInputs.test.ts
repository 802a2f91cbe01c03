import {readFileSync, rmSync} from 'node:fs';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {productIds} from '../../config/products.ts';
import {hashInputs} from '../build/hashInputs.mjs';
import {temporaryFolder} from '../../tests/folders/temporaryFolder.ts';

const {root, write} = temporaryFolder('for each test');
let before: string;

/** The addresses that the configuration reads by name. */
const addresses = ['config/contact.ts', 'config/site.ts'].flatMap(
  (file) => readFileSync(file, 'utf8').match(/\b[A-Z]\w*_URL\b/g) ?? [],
);

beforeEach(async () => {
  write('src/pages/index.tsx', 'page');
  write('scripts/build/buildSite.mjs', 'build');
  write('versions.json', JSON.stringify(productIds));
  before = await hashInputs(root);
});

afterEach(() => {
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
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
    'static/downloads/memory.tmx',
    'src/mcp/index.ts',
    'tsconfig.json',
    'scripts/build/buildSite.mjs',
  ])('changes with %s', async (file) => {
    write(file, 'changed');
    expect(await hashInputs(root)).not.toBe(before);
  });

  it('changes when a file moves', async () => {
    rmSync(path.join(root, 'src'), {recursive: true});
    write('src/pages/other.tsx', 'page');
    expect(await hashInputs(root)).not.toBe(before);
  });

  it.each([...new Set(addresses), 'YICAT_URL', 'REQUIRE_ADDRESSES', 'BUNDLE_REPORT'])(
    'changes with the setting %s',
    async (name) => {
      vi.stubEnv(name, 'https://other.example.com');
      expect(await hashInputs(root)).not.toBe(before);
    },
  );

  it('does not change with an address that the build machine sets for each job', async () => {
    vi.stubEnv('CI_JOB_URL', 'https://ci.example.com/1');
    expect(await hashInputs(root)).toBe(before);
  });

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
    'checks/terms.ts',
    'mcp/main.ts',
    'site.tmx',
    'site-en.xlf',
    '.oxlintrc.json',
    '.prettierrc.json',
    'cspell.json',
    'knip.json',
    'stylelint.config.mjs',
  ])('does not change with %s', async (file) => {
    write(file, 'changed');
    expect(await hashInputs(root)).toBe(before);
  });

  describe('of a part', () => {
    const article = (title: string, text: string) => `---\ntitle: ${title}\n---\n\n${text}\n`;
    const own = 'versioned_docs/version-yicat/a.mdx';
    const other = 'i18n/en/docusaurus-plugin-content-docs/version-yiloc/a.mdx';
    const freshness = (yicat: string, yiloc: string) =>
      `{\n  "yicat/a": "${yicat}",\n  "yiloc/a": "${yiloc}"\n}\n`;

    beforeEach(() => {
      write(own, article('一', '文'));
      write(other, article('One', 'Text'));
      write('data/freshness.json', freshness('1', '1'));
    });

    it.each([
      [own, article('一', '改'), true],
      [other, article('One', 'Changed'), false],
      [other, article('Two', 'Text'), true],
      ['data/freshness.json', freshness('2', '1'), true],
      ['data/freshness.json', freshness('1', '2'), false],
      ['src/pages/index.tsx', 'changed', true],
    ])('depends on %s %j: %s', async (file, content, expected) => {
      const first = await hashInputs(root, 'yicat');
      write(file, content);
      expect((await hashInputs(root, 'yicat')) !== first).toBe(expected);
    });

    it('with the common pages depends on all articles', async () => {
      const first = await hashInputs(root, 'faq');
      write(other, article('One', 'Changed'));
      expect(await hashInputs(root, 'faq')).not.toBe(first);
    });
  });
});
