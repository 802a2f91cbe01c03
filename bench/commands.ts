import path from 'node:path';
import {CliError} from '../scripts/run/CliError.mjs';
import {readArguments} from '../scripts/run/readArguments.mjs';
import type {CompareOptions} from './peers/compareBuilds.ts';
import type {BuildPeersOptions, MeasurePeersOptions} from './peers/peers.ts';
import {allPeers} from './peers/sites/allPeers.ts';
import {namesOf, positive} from './run/options.ts';
import type {ScaleOptions} from './scale/scale.ts';
import type {ByProductOptions} from './scale/scaleByProduct.ts';

const usages = {
  peers: `npm run bench -- peers [build|measure] [--ours build] [--runs 3]
                [--navigations 9] [--click-runs 1] [--port 4370] [--only starlight,vitepress]
                [--cold-only] [--no-lighthouse] [--skip-ours]`,
  compare: `npm run bench -- compare DIR DIR …  [--runs 5] [--navigations 11] [--click-runs 5]
                [--port 4370]   builds of this site, measured in turn`,
  scale: 'npm run bench -- scale [--pages 250,1000] [--docs DIR] [--limit 900]',
  'by-product': 'npm run bench -- by-product [--pages 10000] [--products 20] [--docs DIR]',
  all: 'npm run bench -- all   peers and scale, with the same options',
  build: 'npm run bench -- build   where the time of a build goes',
  load: 'npm run bench -- load  [--ours build] [--seconds 10]   requests a second from nginx, with wrk',
};

/** The syntax of all commands. */
export const usage = Object.values(usages).join('\n');

const text = {type: 'string'} as const;
const flag = {type: 'boolean'} as const;

const visits = {runs: text, navigations: text, 'click-runs': text, port: text} as const;
const ofPeers = {
  ...visits,
  ours: text,
  only: text,
  'cold-only': flag,
  'skip-ours': flag,
  'no-lighthouse': flag,
} as const;
const ofScale = {pages: text, docs: text, limit: text} as const;

type Values<T extends Readonly<Record<string, {readonly type: string}>>> = {
  readonly [Name in keyof T]?: T[Name] extends typeof flag ? boolean : string;
};

interface PeersCommand {
  readonly build?: BuildPeersOptions;
  readonly measure?: MeasurePeersOptions;
}

function peersCommand(values: Values<typeof ofPeers>, step: string | undefined): PeersCommand {
  const only = namesOf(
    'only',
    values.only,
    allPeers.map(({id}) => id),
  );
  const measure = {
    ours: path.resolve(values.ours ?? 'build'),
    runs: positive('runs', values.runs, 3),
    navigations: positive('navigations', values.navigations, 9),
    clickRuns: positive('click-runs', values['click-runs'], 1),
    lighthouse: !values['no-lighthouse'],
    port: positive('port', values.port, 4370),
    only,
  };
  const build = {only, warm: !values['cold-only'], ours: !values['skip-ours']};
  switch (step) {
    case undefined:
      return {build, measure};
    case 'build':
      return {build};
    case 'measure':
      return {measure};
    default:
      throw new CliError(`There is no step “${step}”. Write: ${usages.peers}`);
  }
}

const docsOf = (docs: string | undefined) => (docs === undefined ? {} : {docs: path.resolve(docs)});

const scaleCommand = ({pages, docs, limit}: Values<typeof ofScale>): ScaleOptions => ({
  pages: (pages ?? '250,1000').split(',').map((each) => positive('pages', each, 250)),
  limitSeconds: positive('limit', limit, 900),
  ...docsOf(docs),
});

/** Parses the arguments of `peers`; a step that is not to run is absent. */
export function readPeers(args: readonly string[]): PeersCommand {
  const {values, positionals} = readArguments(args, usages.peers, {
    options: ofPeers,
    allowPositionals: true,
  });
  const [step, ...more] = positionals;
  return peersCommand(values, more.length > 0 ? positionals.join(' ') : step);
}

/** Parses the arguments of `scale`. */
export const readScale = (args: readonly string[]): ScaleOptions =>
  scaleCommand(readArguments(args, usages.scale, {options: ofScale}).values);

/** Parses the arguments of `all`, the options of `peers` and `scale`. */
export function readAll(args: readonly string[]): {
  readonly peers: PeersCommand;
  readonly scale: ScaleOptions;
} {
  const {values} = readArguments(args, usages.all, {options: {...ofPeers, ...ofScale}});
  return {peers: peersCommand(values, undefined), scale: scaleCommand(values)};
}

/** Parses the arguments of `compare`. */
export function readCompare(args: readonly string[]): CompareOptions {
  const {values, positionals} = readArguments(args, usages.compare, {
    options: visits,
    allowPositionals: true,
  });
  if (positionals.length === 0) {
    throw new CliError(`Name folders of builds. Write: ${usages.compare}`);
  }
  return {
    folders: positionals.map((folder) => path.resolve(folder)),
    runs: positive('runs', values.runs, 5),
    navigations: positive('navigations', values.navigations, 11),
    clickRuns: positive('click-runs', values['click-runs'], 5),
    port: positive('port', values.port, 4370),
  };
}

/** Parses the arguments of `by-product`. */
export function readByProduct(args: readonly string[]): ByProductOptions {
  const {values} = readArguments(args, usages['by-product'], {
    options: {pages: text, products: text, docs: text},
  });
  return {
    pages: positive('pages', values.pages, 10_000),
    products: positive('products', values.products, 20),
    ...docsOf(values.docs),
  };
}

/** Refuses all arguments of `build`, which takes none. */
export function readBuild(args: readonly string[]): void {
  readArguments(args, usages.build, {});
}

/** Parses the arguments of `load`: the folder of the build, and the duration of a run. */
export function readLoad(args: readonly string[]): {
  readonly ours: string;
  readonly seconds: number;
} {
  const {values} = readArguments(args, usages.load, {options: {ours: text, seconds: text}});
  return {
    ours: path.resolve(values.ours ?? 'build'),
    seconds: positive('seconds', values.seconds, 10),
  };
}
