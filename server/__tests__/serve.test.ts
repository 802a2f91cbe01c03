import {spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {readdirSync} from 'node:fs';
import {mkdir, mkdtemp, rm, writeFile} from 'node:fs/promises';
import {request, type IncomingMessage, type Server} from 'node:http';
import {createServer, type AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {brotliCompressSync, gzipSync} from 'node:zlib';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import type {Release} from '../../release/Release.ts';
import {serve} from '../serve.ts';

const release: Release = {
  headers: {'Content-Security-Policy': "default-src 'none'", 'X-Content-Type-Options': 'nosniff'},
  redirects: [{from: '/docs/old', to: '/docs/new'}],
  hashedFiles: [],
};

const files: Readonly<Record<string, string | Buffer>> = {
  'index.html': 'zh home',
  '404.html': 'zh not found',
  'docs/new.html': 'new',
  'docs/usage.html': 'usage',
  'docs/usage/intro.html': 'intro',
  'docs/old/index.html': 'fallback of the redirect',
  'en/index.html': 'en home',
  'en/404.html': 'en not found',
  'samples/memory.tmx': '<tmx/>',
  'samples/table.xlsx': 'table',
  'samples/big.csv': Buffer.alloc(8_000_000, 'row;'),
  '.well-known/security.txt': 'Contact: example',
  'docs/new.html.br': brotliCompressSync('new'),
  'docs/new.html.gz': gzipSync('new'),
  'assets/js/main.0123abcd.js': 'script',
  'assets/js/main.0123abcd.js.br': brotliCompressSync('script'),
  '.server/release.json': JSON.stringify(release),
};

let folder: string;
let server: Server;

interface Answer {
  readonly status: number | undefined;
  readonly headers: Readonly<Record<string, string | readonly string[] | undefined>>;
  readonly body: string;
}

/** Uses `http` because `fetch` would normalise the address before sending it. */
function ask(url: string, headers: Record<string, string> = {}, method = 'GET'): Promise<Answer> {
  // The server listens on a port, so its address is an object, not the path of a pipe.
  const {port} = server.address() as AddressInfo;
  return new Promise((resolve, reject) => {
    const call = request({port, path: url, headers, method, agent: false}, (response) => {
      let body = '';
      response.setEncoding('utf8');
      response.on('data', (part: string) => (body += part));
      response.on('end', () =>
        resolve({status: response.statusCode, headers: response.headers, body}),
      );
    });
    call.on('error', reject).end();
  });
}

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'serve-'));
  for (const [file, content] of Object.entries(files)) {
    await mkdir(path.dirname(path.join(folder, file)), {recursive: true});
    await writeFile(path.join(folder, file), content);
  }
  server = await serve({folder, port: 0});
});

afterAll(async () => {
  await new Promise((resolve) => server.close(resolve));
  await rm(folder, {recursive: true});
});

describe('pages', () => {
  it.each([
    ['/', 'zh home'],
    ['/en/', 'en home'],
    ['/docs/new', 'new'],
    ['/docs/new?q=%E0%A4%A', 'new'],
    // A page and a folder share this name.
    ['/docs/usage', 'usage'],
    ['/docs/usage/intro', 'intro'],
    ['/.well-known/security.txt', 'Contact: example'],
  ])('%s is a page', async (url, body) => {
    expect(await ask(url)).toMatchObject({status: 200, body});
  });

  it.each([
    ['/en', '/en/'],
    ['/index.html', '/'],
    ['/docs/new/', '/docs/new'],
    ['/docs/new.html', '/docs/new'],
    ['/docs/new/index.html', '/docs/new'],
    ['/docs/new/?a=1', '/docs/new?a=1'],
    ['/docs/old', '/docs/new'],
    ['/docs/old/?a=1', '/docs/new?a=1'],
    ['//', '/'],
    ['//en//', '/en/'],
    ['//docs/new', '/docs/new'],
    ['//docs/new/', '/docs/new/'],
    ['/docs///new?a=//b', '/docs/new?a=//b'],
    // The path is on this host, but no file exists there.
    ['//docs.example.com/docs/new', '/docs.example.com/docs/new'],
    ['//404', '/404'],
    ['/en//404', '/en/404'],
  ])('%s moves for good to %s', async (url, location) => {
    expect(await ask(url)).toMatchObject({status: 301, headers: {location}});
  });

  it.each([
    ['/nope', 'zh not found'],
    ['/docs/new/nope', 'zh not found'],
    ['/en/nope', 'en not found'],
    ['/enough', 'zh not found'],
    ['/404', 'zh not found'],
    ['/en/404.html', 'en not found'],
    ['/%E0%A4', 'zh not found'],
    ['/404/', 'zh not found'],
    ['/en/404/index.html', 'en not found'],
    ['/docs/new.html/', 'zh not found'],
    ['/samples/memory.tmx/', 'zh not found'],
    ['/docs/new.html.br', 'zh not found'],
    ['/docs/new.html.gz', 'zh not found'],
    ['/assets/js/main.0123abcd.js.br', 'zh not found'],
    ['/\\docs/new/', 'zh not found'],
    ['/%5Cdocs/new', 'zh not found'],
    ['/../../etc/passwd', 'zh not found'],
    ['/.server/release.json', 'zh not found'],
    ['/%2Eserver/release.json', 'zh not found'],
  ])('%s is not found, in its language', async (url, body) => {
    expect(await ask(url)).toMatchObject({status: 404, body});
  });
});

describe('an address that could name another host', () => {
  const names = ['example.com', 'docs/new', 'docs/new/', 'docs/new.html', 'docs/old', 'en', ''];
  const beginnings = [
    '//',
    '///',
    '/\\',
    '//\\',
    '/\\/',
    '/%5C',
    '//%5C',
    '/%2F',
    '/%2F%2F',
    '/.//',
  ];
  const odd = beginnings.flatMap((beginning) =>
    names.flatMap((name) => [`${beginning}${name}`, `${beginning}${name}//`]),
  );

  it.each(odd)('%s leads to none', async (url) => {
    const {status, headers} = await ask(url);
    expect([301, 404]).toContain(status);
    expect(status === 301).toBe(headers.location !== undefined);
    // Browsers read a backslash as a slash.
    expect(headers.location ?? '/').toMatch(/^\/(?![/\\])/);
  });
});

describe('headers', () => {
  it.each(['/', '/nope', '/docs/old', '/assets/js/main.0123abcd.js'])(
    'of the release come with %s',
    async (url) => {
      const {headers} = await ask(url);
      expect(headers['content-security-policy']).toBe("default-src 'none'");
      expect(headers['x-content-type-options']).toBe('nosniff');
    },
  );

  it('let a browser keep hashed files and ask again for pages', async () => {
    const script = await ask('/assets/js/main.0123abcd.js');
    expect(script.headers['cache-control']).toContain('immutable');
    expect((await ask('/docs/new')).headers['cache-control']).toBe('no-cache');
    expect((await ask('/nope')).headers['cache-control']).toBe('no-cache');
  });

  it('offer the compressed file to those who can read it', async () => {
    const {headers} = await ask('/assets/js/main.0123abcd.js', {'accept-encoding': 'gzip, br'});
    expect(headers).toMatchObject({'content-encoding': 'br', vary: 'Accept-Encoding'});
    const plain = await ask('/assets/js/main.0123abcd.js');
    expect(plain).toMatchObject({body: 'script'});
  });
});

describe('bad requests', () => {
  it('answers a range that ends before it starts with the whole page', async () => {
    expect(await ask('/docs/new', {range: 'bytes=10-5'})).toMatchObject({status: 200, body: 'new'});
  });

  it('refuses to change anything', async () => {
    expect(await ask('/', {}, 'POST')).toMatchObject({status: 405, headers: {allow: 'GET, HEAD'}});
  });

  it('closes the file of a download that the reader cancels', async () => {
    const {port} = server.address() as AddressInfo;
    const openFiles = () => readdirSync('/proc/self/fd').length;
    const before = openFiles();
    for (let count = 0; count < 40; count += 1) {
      await new Promise<void>((resolve, reject) => {
        const call = request({host: '127.0.0.1', port, path: '/samples/big.csv'}, (response) => {
          response.once('data', () => {
            response.destroy();
            resolve();
          });
        });
        call.on('error', reject).end();
      });
    }
    await expect.poll(openFiles).toBeLessThan(before + 10);
  });

  it('closes the connection and goes on when a file that it found cannot be opened', async () => {
    // A socket has a state like a file, but opening it fails, for every user and every time.
    const blocked = createServer().listen(path.join(folder, 'removed.txt'));
    await once(blocked, 'listening');
    await expect(ask('/removed.txt')).rejects.toThrow('socket hang up');
    expect((await ask('/docs/new')).body).toBe('new');
    await new Promise((resolve) => blocked.close(resolve));
  });

  describe('at SIGTERM', () => {
    const port = 20_000 + (process.pid % 20_000);

    const get = (path: string, onAnswer: (answer: IncomingMessage) => void) =>
      new Promise<void>((resolve) => {
        request({host: '127.0.0.1', port, path}, (answer) => {
          answer.on('error', () => undefined).on('close', () => resolve());
          onAnswer(answer);
        })
          .on('error', () => resolve())
          .end();
      });

    /**
     * Starts a server and ends it as it begins to answer.
     * @param read whether the client takes the whole answer
     * @returns the exit code, and how many bytes of the answer arrived
     */
    async function endDuringAnswer(read: boolean) {
      const child = spawn(
        process.execPath,
        ['--import', 'tsx', 'server/main.ts', folder, String(port)],
        {stdio: 'ignore'},
      );
      const exit = once(child, 'exit') as Promise<[number | null]>;
      const isReady = async () => {
        let status: number | undefined;
        await get('/docs/new', (answer) => {
          status = answer.statusCode;
          answer.resume();
        });
        return status;
      };
      await expect.poll(isReady).toBe(200);
      let received = 0;
      const answered = get('/samples/big.csv', (answer) => {
        child.kill('SIGTERM');
        if (read) {
          answer.on('data', (part: Buffer) => (received += part.length));
        }
      });
      const [code] = await exit;
      if (read) {
        await answered;
      }
      return {code, received};
    }

    it('finishes the answer under way', async () => {
      // A machine that stops for a second cannot read the rest in the time that the server waits.
      await expect.poll(() => endDuringAnswer(true)).toEqual({code: 0, received: 8_000_000});
    });

    it('ends although a reader does not take the rest', async () => {
      expect(await endDuringAnswer(false)).toEqual({code: 0, received: 0});
    });
  });

  it('refuses a folder without a finished build', async () => {
    await expect(serve({folder: tmpdir(), port: 0})).rejects.toThrow('run "npm run build" first');
  });

  it('says in one sentence that the port is taken, and what to do', () => {
    const {port} = server.address() as AddressInfo;
    const args = ['--import', 'tsx', 'server/main.ts', folder, String(port)];
    const {status, stderr} = spawnSync(process.execPath, args, {encoding: 'utf8'});
    expect(status).toBe(1);
    expect(stderr.trim()).toBe(
      `Port ${port} is taken: stop the program that uses it, or choose another with tsx server/main.ts ${folder} ${port + 1}.`,
    );
  });

  it.each(['abc', '0', '70000'])('says in one sentence that “%s” is not a valid port', (port) => {
    const args = ['--import', 'tsx', 'server/main.ts', folder, port];
    const {status, stderr} = spawnSync(process.execPath, args, {encoding: 'utf8'});
    expect(status).toBe(1);
    expect(stderr.trim()).toBe(`"${port}" is not a valid port: use a number from 1 to 65535.`);
  });

  it('names the type of practice files', async () => {
    expect((await ask('/samples/memory.tmx')).headers['content-type']).toBe('application/xml');
    expect((await ask('/samples/table.xlsx')).headers['content-type']).toContain('sheet');
    expect((await ask('/assets/js/main.0123abcd.js')).headers['content-type']).toContain(
      'javascript',
    );
  });
});
