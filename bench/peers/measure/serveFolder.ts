import {createServer, type Server} from 'node:http';
import sirv from 'sirv';

/**
 * Serves a peer's built site as a production host does: with precompressed files, browser caching of
 * everything except pages, and the site's own not-found page. Resolves when it listens.
 */
export async function serveFolder(folder: string, port: number): Promise<Server> {
  const files = sirv(folder, {
    etag: true,
    brotli: true,
    extensions: ['html'],
    setHeaders: (response, pathname) =>
      response.setHeader(
        'Cache-Control',
        /(\/|\.html|\/[^.]*)$/.test(pathname) ? 'no-cache' : 'public, max-age=31536000, immutable',
      ),
  });
  const server = createServer((request, response) =>
    files(request, response, () => {
      response.writeHead(404).end();
    }),
  );
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, () => resolve(server));
  });
}
