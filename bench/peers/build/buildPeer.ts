import {mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {timeProgram, type ProgramCost} from '../../run/timeProgram.ts';
import {peerFiles} from '../articles/peerFiles.ts';
import type {Sources} from '../articles/readSources.ts';
import {peerFolder, peerOutput, type Peer} from '../sites/Peer.ts';
import {precompress} from './precompress.ts';

export interface BuildCosts {
  /** A build without any cache. */
  readonly cold: ProgramCost;
  /** A second build without changes, with the caches that the framework has kept. */
  readonly warm?: ProgramCost;
}

/** The usual variables of a build server, and those that disable prompts and telemetry. */
const env = {
  CI: 'true',
  NODE_ENV: 'production',
  ASTRO_TELEMETRY_DISABLED: '1',
  DOCUSAURUS_DISABLE_UPDATE_CHECK: 'true',
};

const removeAll = (folder: string, names: readonly string[]) =>
  Promise.all(names.map((name) => rm(path.join(folder, name), {recursive: true, force: true})));

/** Writes the articles into a peer's folder. Resolves to the number of files. */
export async function generate(peer: Peer, sources: Sources): Promise<number> {
  const folder = peerFolder(peer);
  await removeAll(folder, peer.content);
  const files = peerFiles(peer, sources);
  for (const file of files) {
    const target = path.join(folder, file.path);
    await mkdir(path.dirname(target), {recursive: true});
    await writeFile(target, file.text);
  }
  return files.length;
}

/** Builds a peer cold, and warm if requested; then compresses its files, which is not timed. */
export async function buildPeer(peer: Peer, {warm}: {readonly warm: boolean}): Promise<BuildCosts> {
  const cwd = peerFolder(peer);
  await removeAll(cwd, peer.caches);
  const cold = await timeProgram(peer.build, {cwd, env});
  const again = warm ? await timeProgram(peer.build, {cwd, env}) : undefined;
  await precompress(peerOutput(peer));
  return {cold, ...(again && {warm: again})};
}
