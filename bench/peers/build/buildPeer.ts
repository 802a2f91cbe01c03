import {rm} from 'node:fs/promises';
import path from 'node:path';
import {timeProgram, type ProgramCost} from '../../run/timeProgram.ts';
import type {Peer} from '../sites/Peer.ts';
import {peerFolder, peerOutput} from './peerFolder.ts';
import {precompress} from './precompress.ts';

export interface BuildCosts {
  /** Nothing kept from an earlier build. */
  readonly cold: ProgramCost;
  /** Once more, with whatever the framework kept; nothing has changed. */
  readonly warm?: ProgramCost;
}

/** What a build server sets, and what keeps the programs from asking or telling anybody. */
const env = {
  CI: 'true',
  NODE_ENV: 'production',
  ASTRO_TELEMETRY_DISABLED: '1',
  DOCUSAURUS_DISABLE_UPDATE_CHECK: 'true',
};

/** Builds a peer cold, and warm where asked; then compresses its files for the server, untimed. */
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
