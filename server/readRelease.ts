import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Release} from '../release/Release.ts';

/** Reads what the build wrote for its server. Throws where the folder holds no finished build. */
export async function readRelease(folder: string): Promise<Release> {
  const file = path.join(folder, '.server/release.json');
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error(`${file} is missing: run "npm run build" first.`);
  });
  // Written by release/main.ts of the same build, so its shape is known.
  return JSON.parse(text) as Release;
}
