// cspell:ignore HEALTHCHECK
import {spawn, spawnSync} from 'node:child_process';
import {readFileSync} from 'node:fs';
import {createServer} from 'node:http';
import type {AddressInfo} from 'node:net';
import {afterEach, describe, expect, it} from 'vitest';
import {parse} from 'yaml';

const dockerfile = readFileSync('deploy/Dockerfile', 'utf8');
const nginx = readFileSync('deploy/nginx.conf', 'utf8');

interface Compose {
  readonly services: Readonly<Record<string, Readonly<Record<string, unknown>>>>;
}

describe('the image', () => {
  it('runs as a user without rights on a high port', () => {
    expect(dockerfile).toContain('USER www-data\nEXPOSE 8080\n');
    expect(dockerfile).toContain("sed -i 's/listen 80 /listen 8080 /'");
    expect(nginx).toContain('listen 80 ');
    // The last stage only adds files.
    expect(dockerfile.trim().split('\n').slice(-2)).toEqual([
      'FROM server',
      'COPY --from=build /src/build /srv/docs/current',
    ]);
  });

  it('hands any variable of the build to it', () => {
    const [, command = ''] = /^RUN (.*) npm run build$/m.exec(dockerfile) ?? [];
    const print = `${command} sh -c 'echo "$SITE_URL|$NEXT_URL"'`;
    const printed = (addresses: string) =>
      spawnSync('sh', ['-c', print], {
        env: {PATH: process.env.PATH, ADDRESSES: addresses},
        encoding: 'utf8',
      }).stdout.trim();
    expect(printed('SITE_URL=https://docs.example.com NEXT_URL=mailto:a@example.com')).toBe(
      'https://docs.example.com|mailto:a@example.com',
    );
    expect(printed('')).toBe('|');
  });

  it('has nothing of root in the composed service', () => {
    const compose = parse(readFileSync('deploy/compose.yaml', 'utf8')) as Compose;
    expect(compose.services.docs).toMatchObject({
      read_only: true,
      cap_drop: ['ALL'],
      security_opt: ['no-new-privileges:true'],
      volumes: [expect.stringMatching(/:ro$/)],
    });
  });
});

describe('the health check', () => {
  const command = JSON.parse(
    /^HEALTHCHECK .*CMD (\[.*\])$/m.exec(dockerfile)?.[1] ?? '[]',
  ) as string[];
  let server: ReturnType<typeof createServer> | undefined;

  afterEach(() => new Promise((resolve) => server?.close(resolve) ?? resolve(undefined)));

  it.each([
    [200, 0],
    [404, 1],
    [500, 1],
  ])('takes status %i for exit code %i', async (status, code) => {
    const listening = createServer((_request, response) => response.writeHead(status).end());
    server = listening;
    await new Promise<void>((resolve) => listening.listen(0, '127.0.0.1', resolve));
    const {port} = listening.address() as AddressInfo;
    const [program = '', ...args] = command.map((part) => part.replace('8080', String(port)));
    const child = spawn(program, args, {stdio: 'ignore'});
    expect(await new Promise((resolve) => child.once('close', resolve))).toBe(code);
  });

  it('fails where nothing listens', () => {
    const [program = '', ...args] = command.map((part) => part.replace('8080', '1'));
    expect(spawnSync(program, args).status).not.toBe(0);
  });
});
