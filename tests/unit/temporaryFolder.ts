import {mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync} from 'node:fs';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, afterEach} from 'vitest';

interface TemporaryFolder {
  readonly root: string;
  /** Writes a file of the folder and creates the folders that it needs. */
  readonly write: (file: string, content: string | Uint8Array) => void;
  /** Returns the text of a file of the folder. */
  readonly read: (file: string) => string;
}

/**
 * Creates a folder for the tests of a file, or of the `describe` that calls this. It is removed after
 * the last of them.
 * @param kept whether the content stays from one test to the next, for what `beforeAll` writes
 */
export function temporaryFolder(kept: 'for each test' | 'for all tests'): TemporaryFolder {
  const root = mkdtempSync(path.join(tmpdir(), 'test-'));
  const remove = (place: string) => rmSync(place, {recursive: true, force: true});
  if (kept === 'for each test') {
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
