import path from 'node:path';
import {CliError} from '../scripts/run/CliError.mjs';
import {command} from '../scripts/run/command.mjs';
import {buildProfile} from './build-profile/buildProfile.ts';
import {load} from './load/load.ts';
import {compareBuilds} from './peers/compareBuilds.ts';
import {buildPeers, measurePeers} from './peers/peers.ts';
import {readOptions} from './run/options.ts';
import {scale} from './scale/scale.ts';
import {scaleByProduct} from './scale/scaleByProduct.ts';

const usage = `npm run bench -- peers [build|measure] [--ours build] [--runs 3]
                [--navigations 9] [--click-runs 1] [--port 4370] [--only starlight,vitepress]
                [--cold-only] [--no-lighthouse] [--skip-ours]
npm run bench -- compare DIR DIR …  [--runs 5] [--navigations 11] [--click-runs 5]
                builds of this site, measured in turn
npm run bench -- scale [--pages 250,1000] [--docs DIR] [--limit 900]
npm run bench -- by-product [--pages 10000] [--products 20] [--docs DIR]
npm run bench -- all   both, with the same options
npm run bench -- build where the time of a build goes
npm run bench -- load  [--ours build] [--seconds 10]   requests a second from nginx, with wrk`;

async function peers(step: string | undefined, options: ReadonlyMap<string, string>) {
  const only = options.get('only')?.split(',') ?? [];
  if (step === undefined || step === 'build') {
    await buildPeers(only, {warm: !options.has('cold-only'), ours: !options.has('skip-ours')});
  }
  if (step === undefined || step === 'measure') {
    await measurePeers({
      ours: path.resolve(options.get('ours') ?? 'build'),
      runs: Number(options.get('runs') ?? 3),
      navigations: Number(options.get('navigations') ?? 9),
      clickRuns: Number(options.get('click-runs') ?? 1),
      lighthouse: !options.has('no-lighthouse'),
      port: Number(options.get('port') ?? 4370),
      only,
    });
  }
}

async function growth(options: ReadonlyMap<string, string>) {
  const docs = options.get('docs');
  await scale({
    pages: (options.get('pages') ?? '250,1000').split(',').map(Number),
    limitSeconds: Number(options.get('limit') ?? 900),
    ...(docs !== undefined && {docs: path.resolve(docs)}),
  });
}

void command(async (args) => {
  const {words, options} = readOptions(args);
  const [what, step, ...more] = words;
  if (what === 'compare' && step !== undefined) {
    await compareBuilds({
      folders: [step, ...more].map((folder) => path.resolve(folder)),
      runs: Number(options.get('runs') ?? 5),
      navigations: Number(options.get('navigations') ?? 11),
      clickRuns: Number(options.get('click-runs') ?? 5),
      port: Number(options.get('port') ?? 4370),
    });
    return;
  }
  if (what === 'build') {
    await buildProfile();
    return;
  }
  if (what === 'by-product') {
    const docs = options.get('docs');
    await scaleByProduct({
      pages: Number(options.get('pages') ?? 10_000),
      products: Number(options.get('products') ?? 20),
      ...(docs !== undefined && {docs: path.resolve(docs)}),
    });
    return;
  }
  if (what === 'load') {
    await load(path.resolve(options.get('ours') ?? 'build'), Number(options.get('seconds') ?? 10));
    return;
  }
  if (what !== 'peers' && what !== 'scale' && what !== 'all') {
    throw new CliError(usage);
  }
  if (what !== 'scale') {
    await peers(step, options);
  }
  if (what !== 'peers') {
    await growth(options);
  }
})(process.argv.slice(2));
