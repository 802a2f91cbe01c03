import {randomUUID} from 'node:crypto';
import {mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, afterEach, beforeAll} from 'vitest';

interface TemporaryFolder {
  readonly root: string;
  /** Writes a file of the folder and creates the folders that it needs. */
  readonly write: (file: string, content: string | Uint8Array) => void;
  /** Returns the text of a file of the folder. */
  readonly read: (file: string) => string;
}

/**
 * Creates a folder before the tests of a file, or of the `describe` that calls this, and removes it
 * after the last of them.
 * @param scope whether each test begins with an empty folder, or all share what is in it
 */
export function temporaryFolder(scope: 'for each test' | 'for all tests'): TemporaryFolder {
  const root = path.join(tmpdir(), `test-${randomUUID()}`);
  const remove = (place: string) => rmSync(place, {recursive: true, force: true});
  // Vitest runs no hooks where it skips all tests, so nothing is left behind there.
  beforeAll(() => {
    mkdirSync(root);
  });
  if (scope === 'for each test') {
    afterEach(() => readdirSync(root).forEach((name) => remove(path.join(root, name))));
  }
  afterAll(() => remove(root));
  return {
    root,
    write: (file, content) => {
      mkdirSync(path.dirname(path.join(root, file)), {recursive: true});
      writeFileSync(path.join(root, file), content);
    },
    read: (file) => readFileSync(path.join(root, file), 'utf8'),
  };
}
