import {spawn} from 'node:child_process';
import {once} from 'node:events';
import {readdirSync, readFileSync} from 'node:fs';
import {request} from 'node:http';
import {connect} from 'node:net';
import path from 'node:path';
import {setTimeout} from 'node:timers/promises';
import {say} from '../../scripts/run/say.mjs';
import {ask} from '../nginx/ask.ts';
import {freePort} from '../nginx/freePort.ts';
import {writeSite} from '../nginx/site.ts';
import {withFolder} from '../folders/withFolder.ts';

/** Malformed requests that a server must survive. */
const garbage: readonly (readonly [string, string | Buffer])[] = [
  ['half a request', 'GET /docs/new HTTP/1.1\r\nHost: a'],
  ['no HTTP', '\u0016\u0003\u0001\u0002\u0000\u0001'],
  ['random bytes', Buffer.from(Array.from({length: 4096}, (_, index) => (index * 151) % 256))],
  ['a header without end', `GET / HTTP/1.1\r\nX: ${'a'.repeat(100_000)}`],
  ['two lengths', 'GET / HTTP/1.1\r\nHost: a\r\nContent-Length: 1\r\nContent-Length: 2\r\n\r\n'],
];

/** Requests a large file and closes the connection at the first bytes of the answer. */
const cancelDownload = (port: number) =>
  new Promise<void>((resolve, reject) => {
    request({host: '127.0.0.1', port, path: '/samples/big.csv', agent: false}, (response) => {
      response.once('data', () => {
        response.destroy();
        resolve();
      });
      response.once('error', () => resolve());
    })
      .on('error', reject)
      .end();
  });

/** Opens a connection, sends the bytes, and resolves when it is closed by either side. */
async function send(port: number, bytes: string | Buffer, closeAfter: number): Promise<void> {
  const socket = connect(port, '127.0.0.1');
  socket.on('error', () => undefined);
  socket.write(bytes);
  socket.resume();
  const closed = new Promise((resolve) => socket.once('close', resolve));
  await Promise.race([closed, setTimeout(closeAfter)]);
  socket.destroy();
  await closed;
}

async function stressServer(folder: string, downloads: number): Promise<void> {
  // The server keeps its cards beside the site.
  const site = path.join(folder, 'site');
  await writeSite(site);
  const port = await freePort();
  const program = `ulimit -n 256; exec "${process.execPath}" --import tsx server/main.ts "${site}" ${port}`;
  const child = spawn('bash', ['-c', program], {stdio: ['ignore', 'inherit', 'inherit']});
  const files = () => readdirSync(`/proc/${child.pid}/fd`).length;
  const memory = () =>
    Number(/VmRSS:\s+(\d+)/.exec(readFileSync(`/proc/${child.pid}/status`, 'utf8'))?.[1]) / 1024;
  const isAlive = async () => {
    const answer = await ask({port, url: '/docs/new'}).catch(() => undefined);
    return answer?.status === 200;
  };
  const expectAlive = async (after: string) => {
    const alive = child.exitCode === null && (await isAlive());
    say(
      `${after}: ${alive ? 'alive' : 'DEAD'}${alive ? `, ${files()} open files, ${memory().toFixed(0)} MB` : ''}`,
    );
    if (!alive) {
      process.exitCode = 1;
    }
    return alive;
  };
  try {
    while (!(await isAlive())) {
      if (child.exitCode !== null) {
        throw new Error(`The server has ended with ${child.exitCode}; its reason is above.`);
      }
      await setTimeout(50);
    }
    await expectAlive('started');
    for (let done = 0; done < downloads;) {
      await Promise.all(Array.from({length: 50}, () => cancelDownload(port)));
      done += 50;
      if (done === 1000 || done >= downloads) {
        await expectAlive(`${done} cancelled downloads`);
      }
    }
    for (const [name, bytes] of garbage) {
      await Promise.all(Array.from({length: 100}, () => send(port, bytes, 500)));
      await expectAlive(`100 times ${name}`);
    }
    const slow = Array.from({length: 150}, () =>
      connect(port, '127.0.0.1').on('error', () => undefined),
    );
    for (const letter of 'GET / HTTP/1.1\r\nHost: ') {
      slow.forEach((socket) => socket.write(letter));
      await setTimeout(100);
    }
    await expectAlive('while 150 connections send a letter every 100 ms');
    slow.forEach((socket) => socket.destroy());

    const received = new Promise<number>((resolve, reject) => {
      request({host: '127.0.0.1', port, path: '/samples/big.csv'}, (response) => {
        let bytes = 0;
        child.kill('SIGTERM');
        response.on('data', (part: Buffer) => (bytes += part.length));
        response.on('end', () => resolve(bytes));
      })
        .on('error', reject)
        .end();
    });
    const started = Date.now();
    await once(child, 'exit');
    const bytes = await received;
    say(`SIGTERM: ended after ${Date.now() - started} ms, ${bytes} of 8000000 bytes arrived`);
    if (bytes !== 8_000_000 || Date.now() - started > 1500) {
      process.exitCode = 1;
    }
  } finally {
    child.kill('SIGKILL');
  }
}

/**
 * Starts the preview server with at most 256 open files and stresses it with cancelled downloads,
 * connections that send one byte at a time, and malformed requests. Prints the result and sets the
 * exit code.
 */
export async function soakServer(downloads: number): Promise<void> {
  await withFolder('soak-server-', (folder) => stressServer(folder, downloads));
}
