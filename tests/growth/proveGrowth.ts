import {spawn} from 'node:child_process';
import {mkdtemp, rm} from 'node:fs/promises';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {copyProject} from './copyProject.ts';

/** A program and its arguments; it passes with exit code 0. */
export type Program = readonly [file: string, ...args: string[]];

async function passes(cwd: string, [file, ...args]: Program): Promise<boolean> {
  const child = spawn(file, args, {cwd, stdio: 'inherit'});
  return (
    (await new Promise((resolve, reject) => {
      child.once('error', reject).once('close', resolve);
    })) === 0
  );
}

interface Result {
  /** The first program that failed. */
  readonly failed?: Program;
  /** The copy, which is kept if a program failed. */
  readonly copy: string;
}

/**
 * Copies a project, adds content to the copy and runs its tests there.
 * @param grow Makes the documented edits in the folder of the copy.
 * @param programs Run one after another in the copy, up to the first that fails.
 */
export async function proveGrowth(
  root: string,
  grow: (copy: string) => Promise<void>,
  programs: readonly Program[],
): Promise<Result> {
  const copy = await mkdtemp(path.join(tmpdir(), 'grown-'));
  let failed: Program | undefined;
  try {
    await copyProject(root, copy);
    await grow(copy);
    for (const program of programs) {
      if (!(await passes(copy, program))) {
        failed = program;
        return {failed, copy};
      }
    }
    return {copy};
  } finally {
    if (failed === undefined) {
      await rm(copy, {recursive: true});
    }
  }
}
