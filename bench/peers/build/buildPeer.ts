import {rm} from 'node:fs/promises';
import path from 'node:path';
import {timeProgram, type ProgramCost} from '../../run/timeProgram.ts';
import type {Peer} from '../sites/Peer.ts';
import {peerFolder, peerOutput} from './peerFolder.ts';
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

/** Builds a peer cold, and warm if requested; then compresses its files, which is not timed. */
export async function buildPeer(peer: Peer, {warm}: {readonly warm: boolean}): Promise<BuildCosts> {
  const cwd = peerFolder(peer);
  await Promise.all(
    peer.caches.map((name) => rm(path.join(cwd, name), {recursive: true, force: true})),
  );
  const cold = await timeProgram(peer.build, {cwd, env});
  const again = warm ? await timeProgram(peer.build, {cwd, env}) : undefined;
  await precompress(peerOutput(peer));
  return {cold, ...(again && {warm: again})};
}
