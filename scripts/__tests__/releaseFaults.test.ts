import fs from 'node:fs/promises';
import {syncBuiltinESMExports} from 'node:module';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {publish} from '../../deploy/releases/publish.mjs';
import {Refusal} from '../../deploy/releases/Refusal.mjs';
import {day, releaseFolder} from './releaseFolder.ts';

const {root, build, run, current} = releaseFolder();

/** Lets the renames to a matching name fail. */
function failRenames(to: RegExp, error: Error): void {
  const {rename} = fs;
  vi.spyOn(fs, 'rename').mockImplementation((from, target) =>
    to.test(String(target)) ? Promise.reject(error) : rename(from, target),
  );
  syncBuiltinESMExports();
}

const diskError = (code: string) => Object.assign(new Error(code), {code, path: '/srv/docs/x'});
const fault = new TypeError('x is not a function');

/** The beginning of the name that a release gets before it is removed. */
const aside = /\/\.removed-/;

beforeEach(async () => {
  await publish(root, build('one', []), {name: 'r1', now: day(1)});
});

afterEach(() => {
  vi.restoreAllMocks();
  syncBuiltinESMExports();
});

describe('a command that fails', () => {
  it.each([
    ['ENOSPC', 'The disk is full: /srv/docs/x. Nothing was switched.'],
    ['EROFS', 'The file system is read-only: /srv/docs/x. Nothing was switched.'],
  ])(
    'says in one sentence what %s means, and that readers get what they got',
    async (code, sentence) => {
      failRenames(/\/current$/, diskError(code));
      await expect(run('publish', build('two', []), '--name', 'r2')).rejects.toThrow(
        new Refusal(sentence),
      );
      expect(current()).toBe('r1');
      await expect(run('switch', 'r2')).rejects.toThrow(new Refusal(sentence));
    },
  );

  it('says nothing about readers when a release cannot be removed', async () => {
    await publish(root, build('two', []), {name: 'r2', now: day(2)});
    failRenames(aside, diskError('EACCES'));
    await expect(run('remove', 'r1')).rejects.toThrow(
      new Refusal('The folder may not be written to by this user: /srv/docs/x.'),
    );
  });

  it('keeps the stack of a fault that it does not know', async () => {
    failRenames(/\/current$/, fault);
    await expect(run('publish', build('two', []), '--name', 'r2')).rejects.toBe(fault);
  });
});

describe('publish with --keep', () => {
  const publishTwo = () => run('publish', build('two', []), '--name', 'r2', '--keep', '1');
  const said =
    'r2 is published, and 0 hashed files are shared with 1 other releases.\n' +
    'Readers get r2, and got r1 before.\n' +
    'The old releases could not be removed';

  it('says that readers get the new release when the old ones cannot be removed', async () => {
    failRenames(aside, diskError('EACCES'));
    await expect(publishTwo()).rejects.toThrow(
      new Refusal(`${said}: The folder may not be written to by this user: /srv/docs/x.`),
    );
    expect(current()).toBe('r2');
  });

  it('says the same beside a fault that it does not know', async () => {
    failRenames(aside, fault);
    await expect(publishTwo()).rejects.toThrow(new Error(said, {cause: fault}));
  });
});
