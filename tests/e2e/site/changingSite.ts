import {readFile} from 'node:fs/promises';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {serve} from '../../../server/serve';

/** The built site on a separate server, whose answers a test can change. */
export interface ChangingSite {
  readonly origin: string;
  /** While it is true, every connection breaks. */
  down: boolean;
  /** Answers that replace files, by path. */
  readonly replaced: Map<string, {readonly type: string; readonly body: string}>;
  readonly close: () => Promise<void>;
}

/**
 * Starts the site. Requests of service workers do not pass through Playwright's routes, so a test
 * that needs other answers, or none, changes them on the server.
 */
export async function changingSite(): Promise<ChangingSite> {
  const built = await serve({folder: 'build', port: 0});
  const replaced: ChangingSite['replaced'] = new Map();
  const server = createServer((request, response) => {
    const other = replaced.get(request.url ?? '');
    if (site.down) {
      request.socket.destroy();
    } else if (other) {
      response.writeHead(200, {'Content-Type': other.type, 'Cache-Control': 'no-cache'});
      response.end(other.body);
    } else {
      built.emit('request', request, response);
    }
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const {port} = server.address() as AddressInfo;
  const site: ChangingSite = {
    origin: `http://localhost:${port}`,
    down: false,
    replaced,
    close: async () => {
      server.closeAllConnections();
      await Promise.all([
        new Promise((resolve) => server.close(resolve)),
        new Promise((resolve) => built.close(resolve)),
      ]);
    },
  };
  return site;
}

/** Reads a file of the build as text. */
export const built = (file: string): Promise<string> => readFile(`build/${file}`, 'utf8');
