import {existsSync} from 'node:fs';
import {createServer, type IncomingMessage, type Server, type ServerResponse} from 'node:http';
import path from 'node:path';
import type {Readable} from 'node:stream';
import {readFile} from 'node:fs/promises';
import sirv from 'sirv';
import {cacheControlOf, robotsTagOf} from '../release/headers.ts';
import {compressedFile} from '../release/compress.ts';
import {languagePrefixes} from '../release/languagePrefixes.ts';
import type {Release} from '../release/Release.ts';
import {CliError} from '../scripts/run/CliError.mjs';
import {acceptedEncodings, canonicalPath, splitUrl} from './request.ts';
import {notFoundPage} from './notFoundPage.ts';

/** Reads the release data that the build wrote for its server. Throws if the build is unfinished. */
async function readRelease(folder: string): Promise<Release> {
  const file = path.join(folder, '.server/release.json');
  const text = await readFile(file, 'utf8').catch(() => {
    throw new CliError(`${file} is missing: run "npm run build" first.`);
  });
  // The same build wrote this file in release/main.ts, so its shape is known.
  return JSON.parse(text) as Release;
}

// cspell:ignore openxmlformats officedocument wordprocessingml spreadsheetml
/**
 * Media types that sirv does not know, as registered by IANA or used by nginx, and text types, for
 * which sirv sets no charset. TMX and TBX are XML.
 */
const types: Readonly<Record<string, string>> = {
  docx: 'application/vnd.openxmlformats-officedocument.wordprocessingml.document',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  tmx: 'application/xml',
  tbx: 'application/xml',
  md: 'text/markdown; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  ico: 'image/x-icon',
};

/** Returns the media type of a file if sirv's own is insufficient, otherwise `undefined`. */
const contentTypeOf = (pathname: string): string | undefined =>
  types[pathname.slice(pathname.lastIndexOf('.') + 1)];

/**
 * Dot files configure the server, the not-found page has no address, and no address of the site
 * contains a backslash, which browsers read as a slash.
 */
const hidden = new RegExp(
  String.raw`/\.(?!well-known/)|^(?:${languagePrefixes.join('|')})/404(\.html|/.*)?$|^/_(headers|redirects)$|\\`,
);

export interface ServeOptions {
  /** The folder of the built site. */
  readonly folder: string;
  readonly port: number;
  /** The address to listen on; the loopback address by default. */
  readonly host?: string | undefined;
}

/** How long a request waits for a folder that a build is replacing, in milliseconds. */
const patience = 50;

/** Whether the percent-encoding of an address is malformed or contains a null character. */
const isUnreadable = (url: string) => /^[^?#]*%(?:00|(?![0-9a-f]{2}))/i.test(url);

/**
 * Serves a built site as a production host does: one address for each page, real redirects, status
 * 404 with the page in the right language, compressed files, and the headers of the release. It is
 * used for the preview and the tests; `deploy/` holds the configuration of the production servers.
 * Resolves when the server listens.
 */
export async function serve({folder, port, host = '127.0.0.1'}: ServeOptions): Promise<Server> {
  const {headers, redirects} = await readRelease(folder);
  const targets = new Map(redirects.map(({from, to}) => [from, to]));
  const isFile = (pathname: string) => existsSync(path.join(folder, pathname));
  // `dev` looks files up on every request, so a rebuild beside the server does not break it.
  const files = sirv(folder, {
    dev: true,
    etag: true,
    brotli: true,
    gzip: true,
    extensions: ['html'],
    setHeaders: (response, pathname) => {
      response.setHeader('Cache-Control', cacheControlOf(pathname));
      const type = contentTypeOf(pathname);
      if (type !== undefined) {
        response.setHeader('Content-Type', type);
      }
      const robots = robotsTagOf(pathname);
      if (robots !== undefined) {
        response.setHeader('X-Robots-Tag', robots);
      }
    },
  });

  const answer = (request: IncomingMessage, response: ServerResponse) => {
    for (const [name, value] of Object.entries(headers)) {
      response.setHeader(name, value);
    }
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, {Allow: 'GET, HEAD', 'Content-Type': 'text/plain'});
      response.end('Only GET and HEAD are answered here.\n');
      return;
    }
    const {pathname, search} = splitUrl(request.url ?? '/');
    const moveTo = (target: string) =>
      response.writeHead(301, {Location: `${encodeURI(target)}${search}`}).end();
    const unreadable = isUnreadable(request.url ?? '/');
    if (unreadable || !pathname?.startsWith('/')) {
      void notFoundPage(folder, request.url ?? '/', response, unreadable ? 400 : 404);
      return;
    }
    // This check comes first: a redirect target that begins with two slashes would name another host.
    if (pathname.includes('//')) {
      moveTo(pathname.replace(/\/{2,}/g, '/'));
      return;
    }
    const page = canonicalPath(pathname, isFile);
    const target = targets.get(pathname.replace(/\/(?:index\.html)?$|\.html$/, '')) ?? page;
    // A path that ends with a slash and is not a page may be a file with a superfluous slash.
    const missing = target === undefined && pathname.endsWith('/');
    if (missing || hidden.test(pathname) || compressedFile.test(pathname)) {
      void notFoundPage(folder, pathname, response);
      return;
    }
    if (target !== undefined && target !== pathname) {
      moveTo(target);
      return;
    }
    response.once('pipe', (file: Readable) => {
      // sirv leaves the file open when the reader cancels the download.
      response.once('close', () => file.destroy());
      // sirv finds a file before it opens it. If a build removes it in between, an error that is not
      // handled would end the server; a closed connection makes the browser ask again.
      file.once('error', () => response.destroy());
    });
    // Pages need no range requests, and sirv throws for a range that ends before it starts.
    delete request.headers.range;
    request.headers['accept-encoding'] = acceptedEncodings(request.headers['accept-encoding']);
    files(request, response, () => void notFoundPage(folder, pathname, response));
  };
  const server = createServer((request, response) => {
    // A build replaces the previous one with two renames; between them the folder does not exist.
    if (existsSync(folder)) {
      answer(request, response);
    } else {
      setTimeout(() => answer(request, response), patience);
    }
  });
  // As nginx does by default. After Node's five seconds a slow client may ask again just as the
  // connection is closed.
  server.keepAliveTimeout = 75_000;

  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => resolve(server));
  });
}
