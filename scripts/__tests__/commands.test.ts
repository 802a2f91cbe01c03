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

/** Ends a command instead of starting its first program, and prints the folder in its environment. */
const noSpawn = `--import=data:text/javascript,${encodeURIComponent(`
  import childProcess from 'node:child_process';
  import {syncBuiltinESMExports} from 'node:module';
  childProcess.spawn = (file, args, {env}) => {
    console.log('generated: ' + env.DOCUSAURUS_GENERATED_FILES_DIR_NAME);
    process.exit();
  };
  syncBuiltinESMExports();`)}`;

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

describe('the host of another machine', () => {
  it('stops npm start with one sentence', async () => {
    const {status, stderr} = run('start', [], {
      HOST: '203.0.113.7',
      PORT: String(await freePort()),
    });
    expect(status).toBe(1);
    expect(lines(stderr)).toEqual([expect.stringContaining('HOST is "203.0.113.7"')]);
  });
});

describe('arguments that a command would ignore', () => {
  it.each([
    ['test', ['unit'], 'Write: npm test, or npm run check -- NAME for one step'],
    ['nightly', ['planted'], 'Write: npm run nightly, or npm run check -- NAME for one step'],
    ['start', ['4000'], 'Write: npm start, or PORT=4000 npm start'],
    ['dev', ['en', '4000'], 'Write: npm run dev -- en, or PORT=4000 npm run dev'],
    ['analyze', ['en', 'zh'], 'Write: npm run analyze, or npm run analyze -- en'],
    ['build', ['--processes', '4'], '--by-product --processes 4'],
    ['build', ['--product', 'yicat', '--processes', '4'], '--by-product --processes 4'],
    ['build', ['--join', '--processes', '4'], '--by-product --processes 4'],
    ['build', ['--by-product', '--processes', '0'], '--by-product --processes 4'],
    ['build', ['--join', '--product', 'yicat'], '--product yicat'],
    ['build', ['yicat'], '--product yicat'],
    ['build', ['--processors'], "Unknown option '--processors'. Write: npm run build"],
  ])('stop npm run %s %j', (command, args, sentence) => {
    const {status, stderr, stdout} = run(command, [noSpawn, ...args]);
    expect(status).toBe(1);
    expect(stdout).toBe('');
    expect(stderr).toContain(sentence);
    expect(stderr).not.toMatch(/^ {4}at /m);
  });
});

describe('a wrong argument', () => {
  it.each([
    ['checks/main.ts', ['--help'], "Unknown option '--help'. Write: npm run check -- "],
    ['plugins/search/command/main.ts', ['--nope'], "Unknown option '--nope'."],
    [
      'plugins/search/command/main.ts',
      ['--docs', 'nowhere', '--query', 'x'],
      'nowhere does not exist',
    ],
    [
      'plugins/search/command/main.ts',
      ['--docs', 'docs', '--query', 'x', '--limit', 'abc'],
      '“--limit abc” is not a whole number from 1 on',
    ],
  ])('stops %s %j without a stack', (file, args, sentence) => {
    const {status, stderr} = spawnSync(process.execPath, ['--import', 'tsx', file, ...args], {
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stderr).toContain(sentence);
    expect(stderr).not.toMatch(/^ {4}at /m);
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
