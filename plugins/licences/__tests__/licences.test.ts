import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterEach, beforeEach, describe, expect, it} from 'vitest';
import {licenceText, mergeLicences, packagesIn} from '../licenceText.ts';

describe('packagesIn', () => {
  it('finds packages, including scoped and nested ones, in paths with loaders and queries', () => {
    expect(
      packagesIn([
        './src/pages/index.tsx',
        './node_modules/react/index.js',
        '/work/site/node_modules/react/cjs/react.production.js',
        'css ./node_modules/css-loader/dist/cjs.js!./node_modules/infima/dist/default.css?a=1',
        './node_modules/@mdx-js/react/index.js + 3 modules',
        './node_modules/a/node_modules/@b/c/main.js',
      ]),
    ).toEqual([
      'node_modules/@mdx-js/react',
      'node_modules/a/node_modules/@b/c',
      'node_modules/infima',
      'node_modules/react',
    ]);
  });
});

describe('licenceText', () => {
  let root: string;
  beforeEach(async () => {
    root = await mkdtemp(path.join(tmpdir(), 'licences-'));
  });
  afterEach(() => rm(root, {recursive: true}));

  async function place(
    manifest: object,
    files: Readonly<Record<string, string>> = {},
    folder = 'p',
  ) {
    await mkdir(path.join(root, folder));
    await writeFile(path.join(root, folder, 'package.json'), JSON.stringify(manifest));
    for (const [file, text] of Object.entries(files)) {
      await writeFile(path.join(root, folder, file), text);
    }
  }

  it('contains a package once that is installed under two names, as a merge of texts does', async () => {
    await place({name: 'other', version: '2.0.0', license: 'MIT'}, {}, 'a');
    for (const folder of ['b', 'c']) {
      await place({name: 'again', version: '1.2.3', license: 'MIT'}, {}, folder);
    }
    const text = await licenceText(root, ['a', 'b', 'c']);
    expect(text.match(/^(?:other|again) .*$/gm)).toEqual(['again 1.2.3', 'other 2.0.0']);
    const parts = await Promise.all(['a', 'b', 'c'].map((folder) => licenceText(root, [folder])));
    expect(mergeLicences(parts)).toBe(text);
  });

  it('contains name, version, licence and all licence texts of a package', async () => {
    await place(
      {name: 'p', version: '1.2.3', license: 'MIT AND Apache-2.0'},
      {'LICENSE-MIT': 'Permission is\r\ngranted', NOTICE: 'Made by p', 'licenses.js': 'code'},
    );
    const text = await licenceText(root, ['p']);
    expect(text).toContain('p 1.2.3\nLicence: MIT AND Apache-2.0\n\nPermission is\ngranted');
    expect(text).toContain('Made by p');
    expect(text).not.toContain('code\n');
  });

  it('states that a package has no text', async () => {
    await place({name: 'p', version: '1.2.3', license: 'MIT'});
    expect(await licenceText(root, ['p'])).toContain('contains no licence text');
  });

  it('refuses a package without a licence', async () => {
    await place({name: 'p', version: '1.2.3'});
    await expect(licenceText(root, ['p'])).rejects.toThrow('license');
  });
});
