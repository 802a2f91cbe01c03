import {describe, expect, it} from 'vitest';
import {temporaryFolder} from '../../../tests/folders/temporaryFolder.ts';
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
  const {root, write} = temporaryFolder('for each test');

  const place = (manifest: object, files: Readonly<Record<string, string>> = {}, folder = 'p') =>
    Object.entries({...files, 'package.json': JSON.stringify(manifest)}).forEach(([file, text]) =>
      write(`${folder}/${file}`, text),
    );

  it('contains a package once that is installed under two names, as a merge of texts does', async () => {
    place({name: 'other', version: '2.0.0', license: 'MIT'}, {}, 'a');
    for (const folder of ['b', 'c']) {
      place({name: 'again', version: '1.2.3', license: 'MIT'}, {}, folder);
    }
    const text = await licenceText(root, ['a', 'b', 'c']);
    expect(text.match(/^(?:other|again) .*$/gm)).toEqual(['again 1.2.3', 'other 2.0.0']);
    const parts = await Promise.all(['a', 'b', 'c'].map((folder) => licenceText(root, [folder])));
    expect(mergeLicences(parts)).toBe(text);
  });

  it('contains name, version, licence and all licence texts of a package', async () => {
    place(
      {name: 'p', version: '1.2.3', license: 'MIT AND Apache-2.0'},
      {'LICENSE-MIT': 'Permission is\r\ngranted', NOTICE: 'Made by p', 'licenses.js': 'code'},
    );
    const text = await licenceText(root, ['p']);
    expect(text).toContain('p 1.2.3\nLicence: MIT AND Apache-2.0\n\nPermission is\ngranted');
    expect(text).toContain('Made by p');
    expect(text).not.toContain('code\n');
  });

  it('states that a package has no text', async () => {
    place({name: 'p', version: '1.2.3', license: 'MIT'});
    expect(await licenceText(root, ['p'])).toContain('contains no licence text');
  });

  it('refuses a package without a licence', async () => {
    place({name: 'p', version: '1.2.3'});
    await expect(licenceText(root, ['p'])).rejects.toThrow('license');
  });
});
