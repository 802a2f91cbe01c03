import path from 'node:path';
import {root} from '../../../scripts/root.mjs';
import type {Peer} from '../sites/Peer.ts';

/** The folder of a peer's own package. */
export function peerFolder({id}: Peer): string {
  return path.join(root, 'bench/peers', id);
}

/** The peer's built site. */
export function peerOutput(peer: Peer): string {
  return path.join(peerFolder(peer), peer.output);
}
