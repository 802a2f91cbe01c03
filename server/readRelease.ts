import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {Release} from '../release/Release.ts';

/** Reads the release data that the build wrote for its server. Throws if the build is unfinished. */
export async function readRelease(folder: string): Promise<Release> {
  const file = path.join(folder, '.server/release.json');
  const text = await readFile(file, 'utf8').catch(() => {
    throw new Error(`${file} is missing: run "npm run build" first.`);
  });
  // The same build wrote this file in release/main.ts, so its shape is known.
  return JSON.parse(text) as Release;
}
