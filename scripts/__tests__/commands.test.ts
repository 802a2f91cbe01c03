import {spawnSync} from 'node:child_process';
import {once} from 'node:events';
import {createServer, type AddressInfo, type Server} from 'node:net';
import path from 'node:path';
import {afterAll, beforeAll, describe, expect, it} from 'vitest';
import {freePort} from '../../tests/nginx/freePort.ts';

const run = (command: string, args: readonly string[] = [], env: Record<string, string> = {}) =>
  spawnSync(
    process.execPath,
    [
      ...args.filter((arg) => arg.startsWith('--import')),
      'scripts/main.mjs',
      command,
      ...args.filter((arg) => !arg.startsWith('--import')),
    ],
    {
      encoding: 'utf8',
      env: {...process.env, ...env},
    },
  );

const lines = (text: string) => text.trim().split('\n');

describe('a taken port', () => {
  let other: Server;
  let port: number;
  beforeAll(async () => {
    other = createServer().listen(0);
    await once(other, 'listening');
    ({port} = other.address() as AddressInfo);
  });
  afterAll(() => new Promise((resolve) => other.close(resolve)));

  it.each([
    ['start', [], 'npm start'],
    ['dev', [], 'npm run dev'],
    ['dev', ['en'], 'npm run dev -- en'],
  ] as const)('stops npm run %s %j with one sentence', (command, args, asked) => {
    const {status, stderr, stdout} = run(command, args, {PORT: String(port)});
    expect(status).toBe(1);
    expect(stdout).toBe('');
    expect(lines(stderr)).toEqual([expect.stringContaining(`Port ${port} is taken`)]);
    expect(stderr).toContain(` PORT=${port + 1} ${asked}.`);
  });
});

describe('the files that the framework generates', () => {
  // Prints the variable instead of starting the framework.
  const noSpawn = `--import=data:text/javascript,${encodeURIComponent(`
    import childProcess from 'node:child_process';
    import {syncBuiltinESMExports} from 'node:module';
    childProcess.spawn = (file, args, {env}) => {
      console.log('generated: ' + env.DOCUSAURUS_GENERATED_FILES_DIR_NAME);
      process.exit();
    };
    syncBuiltinESMExports();`)}`;

  it.each([
    ['dev', [], '.cache/dev/zh'],
    ['dev', ['en'], '.cache/dev/en'],
    ['analyze', [], path.join('build-analysis', '.docusaurus')],
  ] as const)('have a separate folder in npm run %s %j', async (command, args, folder) => {
    const {stdout} = run(command, [noSpawn, ...args], {PORT: String(await freePort())});
    expect(lines(stdout).at(-1)).toBe(`generated: ${folder}`);
  });
});

describe('an invalid port', () => {
  it('stops npm start with one sentence', () => {
    const {status, stderr} = run('start', [], {PORT: 'abc'});
    expect(status).toBe(1);
    expect(lines(stderr)).toEqual([expect.stringContaining('PORT is "abc"')]);
  });
});

describe('an unsupported Node', () => {
  it.each(['start', 'test', 'build', 'dev', 'check', 'nightly', 'analyze'])(
    'stops npm run %s with one sentence',
    (command) => {
      const old = `data:text/javascript,Object.defineProperty(process.versions, 'node', {value: '18.1.0'})`;
      const {status, stderr, stdout} = run(command, [`--import=${old}`]);
      expect(status).toBe(1);
      expect(stdout).toBe('');
      expect(lines(stderr)).toEqual([
        expect.stringMatching(
          /^This project needs Node 20\.19 or later, and this is Node 18\.1\.0/,
        ),
      ]);
    },
  );
});

describe('an unknown check', () => {
  it('stops npm run check with the names that it knows', () => {
    const {status, stderr, stdout} = run('check', ['lints']);
    expect(status).toBe(1);
    expect(stdout).toBe('');
    expect(lines(stderr)).toEqual([
      expect.stringContaining('“lints”'),
      expect.stringMatching(/^Steps: .*\blint\b/),
      expect.stringMatching(/^Content checks: .*\bterms\b/),
    ]);
  });
});

describe('an unknown language', () => {
  it.each(['dev', 'analyze'])('stops npm run %s with one sentence', (command) => {
    const {status, stderr} = run(command, ['fr']);
    expect(status).toBe(1);
    expect(lines(stderr)).toEqual([expect.stringContaining('no language "fr"')]);
  });
});
