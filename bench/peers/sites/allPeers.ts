import {docusaurus} from './docusaurus.ts';
import type {Peer} from './Peer.ts';
import {rspress} from './rspress.ts';
import {starlight} from './starlight.ts';
import {vitepress} from './vitepress.ts';

/** All peers, in the order of the table's columns. */
export const allPeers: readonly Peer[] = [docusaurus, starlight, vitepress, rspress];
