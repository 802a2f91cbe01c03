import {existsSync} from 'node:fs';
import {chmod, symlink} from 'node:fs/promises';
import type {AddressInfo} from 'node:net';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {securityHeaders} from '../../release/headers.ts';
import {findNginx} from '../../scripts/setup/findNginx.mjs';
import {serve} from '../../server/serve.ts';
import addresses from '../hostile/addresses.json' with {type: 'json'};
import {ask} from './ask.ts';
import {oddAddresses, requests} from './requests.ts';
import {writeSite} from './site.ts';
import {startNginx} from './startNginx.ts';
import {temporaryFolder} from '../folders/temporaryFolder.ts';

interface Running {
  readonly port: number;
  readonly stop: () => Promise<unknown>;
}

const {root: folder} = temporaryFolder('for all tests');

/** Encodes spaces and non-ASCII characters, which Node does not send in an address. */
const encodeSpaces = (url: string) => url.replace(/[^!-~]/g, encodeURIComponent);

const starts = {
  nginx: () => startNginx(path.join(folder, 'nginx'), folder),
  'the server of the preview': async () => {
    const server = await serve({folder: path.join(folder, 'release'), port: 0});
    const {port} = server.address() as AddressInfo;
    return {port, stop: () => new Promise((resolve) => server.close(resolve))};
  },
};

/** nginx is required on Debian; other systems only test the other server. */
const isExpected = {
  nginx: findNginx() !== undefined || existsSync('/usr/bin/apt-get'),
  'the server of the preview': true,
};

beforeAll(async () => {
  // The workers of nginx run as another user.
  await chmod(folder, 0o755);
  await writeSite(path.join(folder, 'release'));
  await symlink('release', path.join(folder, 'current'));
});

it('the tables have at least 150 requests and 200 hostile addresses', () => {
  expect(requests.length).toBeGreaterThanOrEqual(150);
  expect(new Set(addresses).size).toBeGreaterThanOrEqual(200);
});

describe.each(['nginx', 'the server of the preview'] as const)('%s', (name) => {
  describe.runIf(isExpected[name])('answers', () => {
    let running: Running;

    beforeAll(async () => {
      running = await starts[name]();
    });
    afterAll(() => running.stop());

    it.each(requests.map((request) => [request.method ?? 'GET', request.url, request] as const))(
      '%s %s',
      async (_method, _url, {url, method, send, status, headers = {}, body = ''}) => {
        const answer = await ask({port: running.port, url, method, send});
        expect(answer.status).toBe(status);
        for (const [header, part] of Object.entries(headers)) {
          if (part === undefined) {
            expect(answer.headers[header], header).toBeUndefined();
          } else if (header === 'location' || header === 'cache-control') {
            expect(answer.headers[header], header).toBe(part);
          } else {
            expect(answer.headers[header], header).toContain(part);
          }
        }
        for (const [header, value] of Object.entries(securityHeaders)) {
          expect(answer.headers[header.toLowerCase()], header).toBe(value);
        }
        expect(answer.headers.server ?? 'nginx').toBe('nginx');
        if (method !== 'HEAD') {
          expect(answer.body).toContain(body);
        }
      },
    );

    it.each(oddAddresses)('%s without leading to another host', async (url) => {
      const {status, headers} = await ask({port: running.port, url});
      expect([200, 301, 400, 404]).toContain(status);
      expect(status === 301).toBe(headers.location !== undefined);
      // Browsers read a backslash as a slash.
      expect(headers.location ?? '/').toMatch(/^\/(?![/\\])/);
    });

    it('every address of tests/hostile/addresses.json, without a fault or another host', async () => {
      for (const url of addresses) {
        const {status, headers} = await ask({port: running.port, url: encodeSpaces(url)});
        expect([200, 301, 400, 404, 414], url).toContain(status);
        expect(headers.location ?? '/', url).toMatch(/^\/(?![/\\])/);
      }
    });

    it('a page that the browser has with 304', async () => {
      const {headers} = await ask({port: running.port, url: '/docs/new'});
      const send = {'if-none-match': String(headers.etag)};
      expect(await ask({port: running.port, url: '/docs/new', send})).toMatchObject({status: 304});
    });

    it('an address that is too long, and too many headers, with a refusal', async () => {
      const long = await ask({port: running.port, url: `/en/${'x'.repeat(20_000)}`});
      expect([404, 414, 431]).toContain(long.status);
      const send = {cookie: 'x'.repeat(70_000)};
      const {status} = await ask({port: running.port, url: '/', send});
      expect([400, 431]).toContain(status);
    });
  });
});
