import path from 'node:path';
import {expect, it} from 'vitest';
import {
  readAll,
  readBuild,
  readByProduct,
  readCompare,
  readLoad,
  readPeers,
  readScale,
} from '../commands.ts';

const readers = {
  peers: readPeers,
  compare: readCompare,
  scale: readScale,
  'by-product': readByProduct,
  all: readAll,
  build: readBuild,
  load: readLoad,
};

it('a command without options has its defaults', () => {
  const measure = {
    ours: path.resolve('build'),
    runs: 3,
    navigations: 9,
    clickRuns: 1,
    lighthouse: true,
    port: 4370,
    only: [],
  };
  const peers = {build: {only: [], warm: true, ours: true}, measure};
  const scale = {pages: [250, 1000], limitSeconds: 900};
  expect(readPeers([])).toEqual(peers);
  expect(readScale([])).toEqual(scale);
  expect(readAll([])).toEqual({peers, scale});
  expect(readByProduct([])).toEqual({pages: 10_000, products: 20});
  expect(readLoad([])).toEqual({ours: path.resolve('build'), seconds: 10});
  expect(readCompare(['a', 'b'])).toEqual({
    folders: [path.resolve('a'), path.resolve('b')],
    runs: 5,
    navigations: 11,
    clickRuns: 5,
    port: 4370,
  });
});

it('a step of the peers runs alone, with the options that it has', () => {
  expect(readPeers(['build', '--only', 'starlight,vitepress', '--cold-only'])).toEqual({
    build: {only: ['starlight', 'vitepress'], warm: false, ours: true},
  });
  expect(readPeers(['measure', '--runs', '7', '--no-lighthouse'])).toEqual({
    measure: expect.objectContaining({runs: 7, lighthouse: false}) as object,
  });
});

it('sizes and folders of a grown site are read', () => {
  expect(readScale(['--pages', '10,20', '--docs', 'x', '--limit', '5'])).toEqual({
    pages: [10, 20],
    limitSeconds: 5,
    docs: path.resolve('x'),
  });
});

it.each([
  ['peers', ['--runs', 'x'], '--runs takes a positive integer, and this is “x”.'],
  ['peers', ['--navigations', '0'], '--navigations takes a positive integer'],
  ['peers', ['--click-runs', '1.5'], '--click-runs takes a positive integer'],
  ['peers', ['--port', ''], '--port takes a positive integer'],
  ['peers', ['--only', 'star'], '--only takes names of docusaurus, starlight'],
  ['peers', ['--run', '3'], "Unknown option '--run'. Write: npm run bench -- peers"],
  ['peers', ['--runs'], "Option '--runs <value>' argument missing. Write:"],
  ['peers', ['measures'], 'There is no step “measures”. Write:'],
  ['peers', ['build', 'measure'], 'There is no step “build measure”. Write:'],
  ['compare', [], 'Name folders of builds. Write:'],
  ['compare', ['a', '--runs', 'x'], '--runs takes a positive integer'],
  ['scale', ['--pages', '250,x'], '--pages takes a positive integer, and this is “x”.'],
  ['scale', ['--runs', '3'], "Unknown option '--runs'"],
  ['by-product', ['--products', '-'], '--products takes a positive integer'],
  ['all', ['build'], "Unexpected argument 'build'"],
  ['build', ['--runs', '3'], "Unknown option '--runs'"],
  ['load', ['--seconds', 'x'], '--seconds takes a positive integer'],
] as const)('%s refuses %j', (name, args, message) => {
  expect(() => readers[name](args)).toThrow(message);
});
