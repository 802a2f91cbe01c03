import {readFile} from 'node:fs/promises';
import path from 'node:path';
import type {IncomingMessage, Server, ServerResponse} from 'node:http';
import * as z from 'zod';
import {serve} from '../../../server/serve.ts';
import {peerFolder, peerOutput, type Peer} from '../sites/Peer.ts';
import {handles} from './handles.ts';
import type {MeasuredSite} from './MeasuredSite.ts';
import {serveFolder} from './serveFolder.ts';

/**
 * Counts the bytes that a server sends, headers included, for any part of a browser.
 * @returns a function that sums up the answers to the requests that arrived between two times, in
 *   milliseconds since 1970
 */
function countSent(server: Server): (from: number, to: number) => number {
  const answers: {readonly asked: number; readonly bytes: () => number}[] = [];
  server.on('request', ({socket}: IncomingMessage, response: ServerResponse) => {
    // A connection answers its requests one after another.
    const before = socket.bytesWritten;
    let sent: number | undefined;
    response.once('close', () => {
      sent = socket.bytesWritten - before;
    });
    answers.push({asked: Date.now(), bytes: () => sent ?? socket.bytesWritten - before});
  });
  return (from, to) =>
    answers
      .filter(({asked}) => asked >= from && asked <= to)
      .reduce((total, {bytes}) => total + bytes(), 0);
}

const packageFile = z.object({version: z.string()});

async function version(peer: Peer): Promise<string> {
  const file = path.join(peerFolder(peer), 'node_modules', peer.package, 'package.json');
  return packageFile.parse(JSON.parse(await readFile(file, 'utf8'))).version;
}

function measured(
  server: Server,
  port: number,
  site: Pick<MeasuredSite, 'name' | 'address' | 'morePages'> & {readonly id: keyof typeof handles},
): MeasuredSite {
  return {
    ...site,
    ...handles[site.id],
    origin: `http://localhost:${port}`,
    sentBetween: countSent(server),
    close: () => {
      server.close();
      server.closeAllConnections();
    },
  };
}

/** Serves a build of this site with its own server. */
export const openOurs = async (folder: string, port: number, name: string): Promise<MeasuredSite> =>
  measured(await serve({folder, port}), port, {
    id: 'ours',
    name,
    address: (id) => `/docs/${id}`,
    morePages: {landing: '/docs/yicat', home: '/', 'update log': '/blog'},
  });

/** Serves this site's build first, then the peers', on consecutive ports. */
export async function openSites(
  ours: string,
  peers: readonly Peer[],
  port: number,
): Promise<MeasuredSite[]> {
  const own = await openOurs(ours, port, 'This site');
  const others = await Promise.all(
    peers.map(async (peer, index) =>
      measured(await serveFolder(peerOutput(peer), port + 1 + index), port + 1 + index, {
        id: peer.id,
        name: `${peer.name} ${await version(peer)}`,
        address: peer.address,
        morePages: {},
      }),
    ),
  );
  return [own, ...others];
}
