import {spawnSync} from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import path from 'node:path';
import {describe, expect, it} from 'vitest';
import {publish} from '../../deploy/releases/publish.mjs';
import {Refusal} from '../../deploy/releases/Refusal.mjs';
import {removeReleases} from '../../deploy/releases/removeReleases.mjs';
import {day, releaseFolder} from './releaseFolder.ts';

const {folder, root, build, run, has, current, publishThree} = releaseFolder();

describe('publish', () => {
  it('puts the first build into a dated folder and leads readers to it', async () => {
    const said = await run('publish', build('one', ['a.00000001.js']));
    expect(current()).toMatch(/^\d{4}-\d\d-\d\d-\d{6}$/);
    expect(readFileSync(path.join(root, 'current/index.html'), 'utf8')).toBe('one');
    expect(said).toContain('is published, and 0 hashed files are shared with 0 other releases.');
    expect(existsSync(path.join(root, '.lock'))).toBe(false);
  });

  it('gives each release the hashed files of all others, forwards and backwards', async () => {
    await publishThree();
    const all = ['a.00000001.js', 'b.00000002.js', 'c.00000003.js', 'd.00000004.js'];
    for (const release of ['r1', 'r2', 'r3']) {
      for (const file of all) {
        expect(has(release, file), `${release} ${file}`).toBe(true);
        expect(has(release, `${file}.br`), `${release} ${file}.br`).toBe(true);
        expect(has(release, `${file}.gz`), `${release} ${file}.gz`).toBe(false);
      }
    }
    const inode = (release: string, file: string) =>
      statSync(path.join(root, release, 'assets/js', file)).ino;
    expect(inode('r1', 'd.00000004.js')).toBe(inode('r3', 'd.00000004.js'));
    expect(readFileSync(path.join(root, 'r3/assets/js/c.00000003.js'), 'utf8')).toContain('three');
  });

  it('shares nothing else', async () => {
    await publishThree();
    expect(readFileSync(path.join(root, 'r1/index.html'), 'utf8')).toBe('one');
    expect(readFileSync(path.join(root, 'r1/.server/release.json'), 'utf8')).not.toContain(
      '00000003',
    );
  });

  it('leaves readers where they are when asked to', async () => {
    await publish(root, build('one', []), {name: 'r1', now: day(1)});
    await run('publish', build('two', ['n.00000009.js']), '--name', 'r2', '--no-switch');
    expect(current()).toBe('r1');
    expect(has('r1', 'n.00000009.js')).toBe(true);
  });

  it('removes all but the newest when told how many to keep', async () => {
    await publishThree();
    await run('publish', build('four', ['e.00000005.js']), '--name', 'r4', '--keep', '2');
    expect((await run('list')).match(/r\d/g)).toEqual(['r4', 'r3']);
  });

  it('copies the build that a link leads to', async () => {
    const target = build('one', []);
    const latest = path.join(folder, 'latest');
    symlinkSync(target, latest);
    await run('publish', latest, '--name', 'r1');
    rmSync(target, {recursive: true});
    expect(readFileSync(path.join(root, 'current/index.html'), 'utf8')).toBe('one');
  });

  it('copies nothing while “current” is a folder', async () => {
    mkdirSync(path.join(root, 'current'));
    await expect(run('publish', build('one', []), '--name', 'r1')).rejects.toThrow(
      new Refusal(
        `${path.join(root, 'current')} is no link to a release: move it away, then run the command again.`,
      ),
    );
    expect(readdirSync(root)).toEqual(['current']);
  });

  it('makes the folder of the first release, and no other command does', async () => {
    rmSync(root, {recursive: true});
    for (const args of [['switch', 'r1'], ['rollback'], ['remove', 'r1'], ['list']]) {
      await expect(run(...args)).rejects.toThrow(new Refusal(`There is no folder ${root}.`));
      expect(existsSync(root)).toBe(false);
    }
    await run('publish', build('one', []), '--name', 'r1');
    expect(current()).toBe('r1');
  });

  it('refuses what is no finished build, and changes nothing', async () => {
    const unfinished = mkdtempSync(path.join(folder, 'unfinished-'));
    await expect(run('publish', unfinished)).rejects.toThrow('is no finished build');
    expect(await run('list')).toBe(`There is no release in ${root}.`);
  });

  it.each(['r1', 'current', '../out', '.hidden', ''])('refuses the name “%s”', async (name) => {
    await publish(root, build('one', []), {name: 'r1', now: day(1)});
    await expect(run('publish', build('two', []), '--name', name)).rejects.toThrow(
      /exists already|cannot be the name/,
    );
    expect(current()).toBe('r1');
  });

  it('clears what a killed command has left, its lock included', async () => {
    await publish(root, build('one', []), {name: 'r1', now: day(1)});
    mkdirSync(path.join(root, '.incoming-r2'));
    mkdirSync(path.join(root, '.removed-r0'));
    const {pid} = spawnSync(process.execPath, ['-e', '']);
    writeFileSync(path.join(root, '.lock'), String(pid));
    await run('publish', build('two', []), '--name', 'r2');
    expect(current()).toBe('r2');
    for (const rest of ['.incoming-r2', '.removed-r0', '.lock']) {
      expect(existsSync(path.join(root, rest)), rest).toBe(false);
    }
  });
});

describe('switch and rollback', () => {
  it('lead to a release by name, and to the one before', async () => {
    await publishThree();
    expect(await run('rollback')).toBe('Readers get r2, and got r3 before.');
    expect(await run('rollback')).toBe('Readers get r1, and got r2 before.');
    await expect(run('rollback')).rejects.toThrow('no release older');
    expect(await run('switch', 'r3')).toContain('Readers get r3');
    expect(await run('switch', 'r3')).toBe('r3 is the current release already.');
    await expect(run('switch', 'r9')).rejects.toThrow('There is no release "r9"');
    expect(current()).toBe('r3');
  });

  it('share what a killed command has not', async () => {
    await publishThree();
    rmSync(path.join(root, 'r1/assets/js/d.00000004.js'));
    await run('switch', 'r1');
    expect(has('r1', 'd.00000004.js')).toBe(true);
  });

  it('say when nginx has settings to read again', async () => {
    await publish(root, build('one', [], 'x'), {name: 'r1', now: day(1)});
    expect(await publish(root, build('two', [], 'x'), {name: 'r2', now: day(2)})).not.toContain(
      'reload',
    );
    expect(await publish(root, build('three', [], 'y'), {name: 'r3', now: day(3)})).toContain(
      'nginx -s reload',
    );
  });
});

describe('remove', () => {
  it('takes a release and those hashed files that no other built', async () => {
    await publishThree();
    await run('remove', 'r1');
    expect(existsSync(path.join(root, 'r1'))).toBe(false);
    for (const release of ['r2', 'r3']) {
      expect(has(release, 'a.00000001.js')).toBe(false);
      expect(has(release, 'a.00000001.js.br')).toBe(false);
      expect(has(release, 'b.00000002.js')).toBe(true);
    }
  });

  it('never takes the current release', async () => {
    await publishThree();
    await run('switch', 'r1');
    await expect(run('remove', 'r1')).rejects.toThrow('is the current release');
    expect(await run('remove', '--keep', '1')).toBe('r2 is removed.');
    expect(has('r1', 'd.00000004.js')).toBe(true);
  });

  it('takes by age and number together', async () => {
    await publishThree();
    expect(await removeReleases(root, [], {keep: 2, days: 30, now: day(20)})).toBe('');
    expect(await removeReleases(root, [], {keep: 2, days: 10, now: day(20)})).toBe(
      'r1 is removed.',
    );
    expect(await removeReleases(root, [], {days: 10, now: day(20)})).toBe('r2 is removed.');
    expect(await run('remove', '--days', '0')).toBe('Nothing is old enough to remove.');
  });

  it('checks all names before it removes one', async () => {
    await publishThree();
    await expect(run('remove', 'r1', 'r9')).rejects.toThrow('no release "r9"');
    expect(existsSync(path.join(root, 'r1'))).toBe(true);
  });
});

describe('list', () => {
  it('names the releases, the newest first, and marks the current one', async () => {
    await publishThree();
    await run('switch', 'r2');
    // This folder is not a release.
    mkdirSync(path.join(root, 'other'));
    expect(await run('list')).toBe(
      [
        '  r3  published 2026-11-03T00:00:00.000Z',
        '* r2  published 2026-11-02T00:00:00.000Z',
        '  r1  published 2026-11-01T00:00:00.000Z',
      ].join('\n'),
    );
  });
});

describe('the command', () => {
  const command = (...args: readonly string[]) =>
    spawnSync(process.execPath, ['deploy/release.mjs', ...args, '--root', root], {
      encoding: 'utf8',
    });

  it('works without packages', () => {
    const {status, stdout, stderr} = command('publish', build('one', []), '--name', 'r1');
    expect([status, stderr]).toEqual([0, '']);
    expect(stdout).toContain('Readers get r1.');
  });

  it.each([
    [['nonsense'], 'There is no command "nonsense".'],
    [['toString'], 'There is no command "toString".'],
    [[], 'Commands, with --root'],
    [['list', '--what'], '--what'],
    [['publish'], 'Name the folder of one build.'],
    [['switch'], 'Name one release.'],
    [['remove'], 'Name releases, or say how many or how old.'],
    [['publish', 'x', '--days', '30'], 'publish takes no --days.'],
    [['list', '--keep', '3'], 'list takes no --keep.'],
    [['list', 'r1'], 'list takes no name.'],
    [['rollback', 'r1'], 'rollback takes no name.'],
    [['switch', 'r1', '--no-switch'], 'switch takes no --no-switch.'],
    [['remove', 'r1', '--keep', '3'], 'Name releases, or say how many or how old.'],
    [['remove', '--keep', '0'], '--keep takes a whole number from 1 on, and this is "0".'],
    [['remove', '--days', 'x'], '--days takes a whole number from 0 on, and this is "x".'],
  ])('refuses %j without a stack', (args, sentence) => {
    const {status, stderr} = command(...args);
    expect(status).toBe(1);
    expect(stderr).toContain(sentence);
    expect(stderr).not.toMatch(/^ {4}at /m);
  });
});
