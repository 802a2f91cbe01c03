import {execFileSync} from 'node:child_process';
import {existsSync, rmSync} from 'node:fs';
import path from 'node:path';
import {beforeAll, expect, it} from 'vitest';
import {addFile, replaceOnce} from '../edit.ts';
import {proveGrowth, type Program} from '../proveGrowth.ts';
import {temporaryFolder} from '../../folders/temporaryFolder.ts';

const {root: project, write} = temporaryFolder('for all tests');

/** Creates a project with one post and two tests: one counts posts, the other reads their names. */
beforeAll(() => {
  write('.gitignore', 'build\n');
  write('posts/one.md', 'one');
  write('build/index.html', 'not tracked');
  write('node_modules/a-package/index.js', '');
  execFileSync('git', ['init', '--quiet'], {cwd: project});
  execFileSync('git', ['add', '.gitignore', 'posts'], {cwd: project});
});

const run = (code: string): Program => [process.execPath, '-e', code];
const counting = run("process.exit(require('node:fs').readdirSync('posts').length === 1 ? 0 : 1)");
const reading = run(
  "process.exit(require('node:fs').readdirSync('posts').every((name) => /md$/.test(name)) ? 0 : 1)",
);
const packages = run("require('a-package')");
const untracked = run("process.exit(require('node:fs').existsSync('build') ? 1 : 0)");
const addPost = (copy: string) => addFile(copy, 'posts/two.md', 'two');

it('names the first test that a new post breaks, and keeps the copy', async () => {
  const {failed, copy} = await proveGrowth(project, addPost, [reading, counting, packages]);
  expect(failed).toBe(counting);
  expect(existsSync(path.join(copy, 'posts/two.md'))).toBe(true);
  expect(existsSync(path.join(project, 'posts/two.md'))).toBe(false);
  rmSync(copy, {recursive: true});
});

it('passes where no test depends on the number of posts, with the packages, and clears up', async () => {
  const {failed, copy} = await proveGrowth(project, addPost, [reading, packages, untracked]);
  expect(failed).toBeUndefined();
  expect(existsSync(copy)).toBe(false);
  expect(existsSync(path.join(project, 'node_modules/a-package/index.js'))).toBe(true);
});

it('removes the copy where content cannot be added', async () => {
  let grown = '';
  const failing = (copy: string) => {
    grown = copy;
    return Promise.reject(new Error('no such place'));
  };
  await expect(proveGrowth(project, failing, [])).rejects.toThrow('no such place');
  expect(grown).not.toBe('');
  expect(existsSync(grown)).toBe(false);
});

it('refuses an edit whose place is not there, or is there twice', async () => {
  const change = (text: string) => replaceOnce(project, 'posts/one.md', text, 'x');
  await expect(change('two')).rejects.toThrow(
    'posts/one.md contains "two" 0 times instead of once',
  );
  write('posts/twice.md', 'a a');
  await expect(replaceOnce(project, 'posts/twice.md', 'a', 'b')).rejects.toThrow('2 times');
});
