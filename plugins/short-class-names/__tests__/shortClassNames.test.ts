import {symlink} from 'node:fs/promises';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {temporaryFolder} from '../../../tests/folders/temporaryFolder.ts';
import {replaceCssModuleRule} from '../index.ts';
import {localNamesIn, readClassNames, shortClassName} from '../readClassNames.ts';

describe('localNamesIn', () => {
  it('finds classes, ids and animations, each once, in order', () => {
    const css = `.b:hover > .a-1, #c { animation: turn .5s; margin: 0.5em }
      @media (width <= 1.5px) { .b { top: 0 } } @keyframes turn { to { left: 0 } }`;
    expect(localNamesIn(css)).toEqual(['b', 'a-1', 'c', 'turn']);
  });
});

describe('shortClassName', () => {
  it('gives every pair of file and class a unique name that is valid in selectors', () => {
    const names = Array.from({length: 800}, (_, file) =>
      Array.from({length: 60}, (__, local) => shortClassName(file, local)),
    ).flat();
    expect(new Set(names).size).toBe(800 * 60);
    expect(names.filter((name) => !/^_[a-z]{1,3}[A-Z]{1,2}$/.test(name))).toEqual([]);
  });
});

describe('readClassNames', () => {
  const {root: folder, write} = temporaryFolder('for each test');

  it('names only classes of CSS modules, under the real path of a symbolic link', async () => {
    write('a/x.module.css', '.one {} .two {}');
    write('a/b/y.module.css', '.one {}');
    write('a/plain.css', '.three {}');
    await symlink(path.join(folder, 'a'), path.join(folder, 'link'));
    const names = await readClassNames([path.join(folder, 'link')]);
    expect([...names.keys()].map((file) => path.basename(file))).toEqual([
      'y.module.css',
      'x.module.css',
    ]);
    const all = [...names.values()].flatMap((one) => [...one.values()]);
    expect(all).toEqual(['_aA', '_bA', '_bB']);
    expect(await readClassNames([path.join(folder, 'a')])).toEqual(names);
  });
});

describe('replaceCssModuleRule', () => {
  const css = {test: /\.css$/i, exclude: /\.module\.css$/i, use: ['css']};
  const modules = {test: /\.module\.css$/i, use: ['modules']};

  it('replaces the loaders of CSS modules and keeps the other rules', () => {
    expect(replaceCssModuleRule([css, modules], ['ours'])).toEqual([
      css,
      {test: modules.test, use: ['ours']},
    ]);
  });

  it('throws if the framework has changed', () => {
    expect(() => replaceCssModuleRule([css], ['ours'])).toThrow('no longer has one rule');
    expect(() => replaceCssModuleRule([modules, modules], ['ours'])).toThrow(
      'no longer has one rule',
    );
  });
});
