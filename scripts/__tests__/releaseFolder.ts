import {existsSync, mkdirSync, mkdtempSync, readlinkSync, writeFileSync} from 'node:fs';
import path from 'node:path';
import {beforeEach} from 'vitest';
import {publish} from '../../deploy/releases/publish.mjs';
import {runCommand} from '../../deploy/releases/runCommand.mjs';
import {temporaryFolder} from '../../tests/folders/temporaryFolder.ts';

interface ReleaseFolder {
  /** Holds the builds, and `root`. */
  readonly folder: string;
  /** Holds the releases. */
  readonly root: string;
  /** Writes a build with the given page and hashed files. */
  readonly build: (page: string, hashed: readonly string[], settings?: string) => string;
  /** Runs the command on the releases. */
  readonly run: (...args: readonly string[]) => Promise<string>;
  /** Whether a release has a hashed script. */
  readonly has: (release: string, file: string) => boolean;
  /** Returns the name of the current release. */
  readonly current: () => string;
  /** Publishes three releases; each shares one file with the previous one. */
  readonly publishThree: () => Promise<void>;
}

/** Returns a day of the month in which the releases are published. */
export const day = (number: number): Date => new Date(Date.UTC(2026, 10, number));

/** Creates a folder without releases before each test of a file, and removes it after the test. */
export function releaseFolder(): ReleaseFolder {
  const {root: folder} = temporaryFolder('for each test');
  const root = path.join(folder, 'docs');

  beforeEach(() => mkdirSync(root));

  const build: ReleaseFolder['build'] = (page, hashed, settings = '') => {
    const target = mkdtempSync(path.join(folder, 'build-'));
    mkdirSync(path.join(target, '.server'));
    mkdirSync(path.join(target, 'assets/js'), {recursive: true});
    writeFileSync(path.join(target, 'index.html'), page);
    writeFileSync(path.join(target, '.server/nginx-http.conf'), settings);
    for (const name of hashed) {
      writeFileSync(path.join(target, `assets/js/${name}`), `${name} of ${page}`);
      writeFileSync(path.join(target, `assets/js/${name}.br`), `${name} of ${page}, compressed`);
    }
    const hashedFiles = hashed.map((name) => `/assets/js/${name}`);
    writeFileSync(path.join(target, '.server/release.json'), JSON.stringify({hashedFiles}));
    return target;
  };

  const run: ReleaseFolder['run'] = (...args) => runCommand([...args, '--root', root]);

  const has: ReleaseFolder['has'] = (release, file) =>
    existsSync(path.join(root, release, 'assets/js', file));

  const current = () => readlinkSync(path.join(root, 'current'));

  const publishThree = async () => {
    await publish(root, build('one', ['a.00000001.js', 'b.00000002.js']), {
      name: 'r1',
      now: day(1),
    });
    await publish(root, build('two', ['b.00000002.js', 'c.00000003.js']), {
      name: 'r2',
      now: day(2),
    });
    await publish(root, build('three', ['c.00000003.js', 'd.00000004.js']), {
      name: 'r3',
      now: day(3),
    });
  };

  return {folder, root, build, run, has, current, publishThree};
}
