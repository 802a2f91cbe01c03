import {mkdir, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import type {Sources} from '../articles/readSources.ts';
import type {Peer} from '../sites/Peer.ts';
import {peerFolder} from './peerFolder.ts';

/** Writes the articles into a peer's folder. Resolves to the number of files. */
export async function generate(peer: Peer, sources: Sources): Promise<number> {
  const folder = peerFolder(peer);
  await Promise.all(
    peer.content.map((name) => rm(path.join(folder, name), {recursive: true, force: true})),
  );
  const files = peer.files(sources);
  for (const file of files) {
    const target = path.join(folder, file.path);
    await mkdir(path.dirname(target), {recursive: true});
    await writeFile(target, file.text);
  }
  return files.length;
}
