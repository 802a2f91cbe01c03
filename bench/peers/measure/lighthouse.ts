import {execFile} from 'node:child_process';
import path from 'node:path';
import {promisify} from 'node:util';
import * as z from 'zod';
import {root} from '../../../scripts/root.mjs';

const run = promisify(execFile);
const folder = path.join(root, 'bench/peers/lighthouse');

const scores = z.record(z.string(), z.number());

/**
 * Returns Lighthouse's scores of a page, 0 to 100 by category, with its default device: a phone.
 * @param port port of the browser's debugger
 */
export async function lighthouse(url: string, port: number): Promise<Record<string, number>> {
  const {stdout} = await run('node', ['run.mjs', url, String(port)], {cwd: folder});
  return scores.parse(JSON.parse(stdout));
}
