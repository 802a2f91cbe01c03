import {spawn, spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {existsSync, readdirSync} from 'node:fs';
import {request, type IncomingMessage, type Server} from 'node:http';
import {createServer, type AddressInfo} from 'node:net';
import {tmpdir} from 'node:os';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {temporaryFolder} from '../../tests/folders/temporaryFolder.ts';
import {ask} from '../../tests/nginx/ask.ts';
import {freePort} from '../../tests/nginx/freePort.ts';
import {serve} from '../serve.ts';

const files: Readonly<Record<string, string | Buffer>> = {
  '404.html': 'zh not found',
  'docs/new.html': 'new',
  'samples/big.csv': Buffer.alloc(8_000_000, 'row;'),
  '.server/release.json': JSON.stringify({headers: {}, redirects: [], hashedFiles: []}),
};

const {root: folder, write} = temporaryFolder('for all tests');
let server: Server;

// The server listens on a port, so its address is an object, not the path of a pipe.
const portOf = () => (server.address() as AddressInfo).port;

beforeAll(async () => {
  Object.entries(files).forEach(([file, content]) => write(file, content));
  server = await serve({folder, port: 0});
});

afterAll(() => new Promise((resolve) => server.close(resolve)));

// tests/nginx/servers.test.ts sends the requests that nginx answers in the same way.
describe('a request that this server answers in its own way', () => {
  it('gets the whole page for a range that ends before it starts', async () => {
    const send = {range: 'bytes=10-5'};
    expect(await ask({port: portOf(), url: '/docs/new', send})).toMatchObject({
      status: 200,
      body: 'new',
    });
  });

  it.each(['/../../etc/passwd', '/samples/big.csv/'])('gets no file: %s', async (url) => {
    expect(await ask({port: portOf(), url})).toMatchObject({status: 404, body: 'zh not found'});
  });
});

describe('faults', () => {
  it.runIf(existsSync('/proc/self/fd'))(
    'closes the file of a download that the reader cancels',
    async () => {
      const port = portOf();
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
    },
  );

  it('closes the connection and goes on when a file that it found cannot be opened', async () => {
    // A socket has a state like a file, but opening it fails, for every user and every time.
    const blocked = createServer().listen(path.join(folder, 'removed.txt'));
    await once(blocked, 'listening');
    await expect(ask({port: portOf(), url: '/removed.txt'})).rejects.toThrow('socket hang up');
    expect((await ask({port: portOf(), url: '/docs/new'})).body).toBe('new');
    await new Promise((resolve) => blocked.close(resolve));
  });

  describe('at SIGTERM', () => {
    const get = (port: number, path: string, onAnswer: (answer: IncomingMessage) => void) =>
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
      const port = await freePort();
      const child = spawn(
        process.execPath,
        ['--import', 'tsx', 'server/main.ts', folder, String(port)],
        {stdio: 'ignore'},
      );
      const exit = once(child, 'exit') as Promise<[number | null]>;
      const isReady = async () => {
        let status: number | undefined;
        await get(port, '/docs/new', (answer) => {
          status = answer.statusCode;
          answer.resume();
        });
        return status;
      };
      await expect.poll(isReady).toBe(200);
      let received = 0;
      const answered = get(port, '/samples/big.csv', (answer) => {
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
    const port = portOf();
    const args = ['--import', 'tsx', 'server/main.ts', folder, String(port)];
    const {status, stderr} = spawnSync(process.execPath, args, {encoding: 'utf8'});
    expect(status).toBe(1);
    expect(stderr.trim()).toBe(
      `Port ${port} is taken: stop the program that uses it, or choose another with tsx server/main.ts ${folder} ${port + 1}.`,
    );
  });

  it('keeps the stack of a fault that it does not know', () => {
    write('damaged/.server/release.json', '{');
    const args = ['--import', 'tsx', 'server/main.ts', path.join(folder, 'damaged'), '3000'];
    const {status, stderr} = spawnSync(process.execPath, args, {encoding: 'utf8'});
    expect(status).toBe(1);
    expect(stderr).toMatch(/^SyntaxError.*\n(?: {4}at .*\n)* {4}at .*serve\.ts:\d+/);
  });

  it.each(['abc', '0', '70000'])('says in one sentence that “%s” is not a valid port', (port) => {
    const args = ['--import', 'tsx', 'server/main.ts', folder, port];
    const {status, stderr} = spawnSync(process.execPath, args, {encoding: 'utf8'});
    expect(status).toBe(1);
    expect(stderr.trim()).toBe(`"${port}" is not a valid port: use a number from 1 to 65535.`);
  });
});
