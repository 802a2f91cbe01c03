import path from 'node:path';
import {productIds} from '../config/products.ts';
import {articleCount} from '../config/sidebars/index.ts';
import {CliError} from '../scripts/run/CliError.mjs';
import {command} from '../scripts/run/command.mjs';
import {readArguments} from '../scripts/run/readArguments.mjs';
import {buildProfile} from './build-profile/buildProfile.ts';
import {load} from './load/load.ts';
import {compareBuilds} from './peers/compareBuilds.ts';
import {buildPeers, measurePeers} from './peers/peers.ts';
import {allPeers} from './peers/sites/allPeers.ts';
import {integer, namesOf} from './run/options.ts';
import {scale} from './scale/scale.ts';
import {scaleByProduct} from './scale/scaleByProduct.ts';

const usage = `npm run bench -- peers [build|measure] [--ours build] [--runs 3]
                [--navigations 9] [--click-runs 1] [--port 4370] [--only starlight,vitepress]
                [--cold-only] [--no-lighthouse] [--skip-ours]
npm run bench -- compare DIR DIR …  [--runs 5] [--navigations 11] [--click-runs 5]
                builds of this site, measured in turn
npm run bench -- scale [--pages 250,1000] [--docs DIR] [--limit 900]
npm run bench -- by-product [--pages 10000] [--products 20] [--docs DIR]
npm run bench -- all   peers and scale, with the same options
npm run bench -- build where the time of a build goes
npm run bench -- load  [--ours build] [--seconds 10]   requests a second from nginx, with wrk`;

const text = {type: 'string'} as const;
const flag = {type: 'boolean'} as const;

function read(args: readonly string[]) {
  const {values, positionals} = readArguments(args, usage, {
    allowPositionals: true,
    options: {
      ...{ours: text, only: text, docs: text, pages: text, products: text, limit: text},
      ...{runs: text, navigations: text, 'click-runs': text, port: text, seconds: text},
      ...{'cold-only': flag, 'no-lighthouse': flag, 'skip-ours': flag},
    },
  });
  const visits = (runs: number, navigations: number, clickRuns: number) => ({
    runs: integer('runs', values.runs ?? runs),
    navigations: integer('navigations', values.navigations ?? navigations),
    clickRuns: integer('click-runs', values['click-runs'] ?? clickRuns),
  });
  return {
    values,
    positionals,
    visits,
    ours: path.resolve(values.ours ?? 'build'),
    port: integer('port', values.port ?? 4370),
    docs: values.docs === undefined ? undefined : path.resolve(values.docs),
  };
}

async function peers(
  {values, visits, ours, port}: ReturnType<typeof read>,
  step: string | undefined,
) {
  const only = namesOf(
    values.only,
    allPeers.map(({id}) => id),
  );
  const chosen = allPeers.filter(({id}) => only.includes(id));
  const measured = {...visits(3, 9, 1), lighthouse: !values['no-lighthouse']};
  if (step !== 'measure') {
    await buildPeers(chosen, {warm: !values['cold-only'], ours: !values['skip-ours']});
  }
  if (step !== 'build') {
    await measurePeers(ours, chosen, port, measured);
  }
}

async function growth({values, docs}: ReturnType<typeof read>) {
  const pages = (values.pages ?? '250,1000').split(',');
  await scale({
    pages: pages.map((each) => integer('pages', each, articleCount + 1)),
    limitSeconds: integer('limit', values.limit ?? 900),
    docs,
  });
}

void command(async (args) => {
  const options = read(args);
  const {values, positionals, visits, ours, port, docs} = options;
  const [what, step, ...more] = positionals;
  if (what === 'compare' && step !== undefined) {
    const folders = [step, ...more].map((folder) => path.resolve(folder));
    await compareBuilds(folders, port, visits(5, 11, 5));
  } else if (more.length > 0) {
    throw new CliError(usage);
  } else if (what === 'peers' && [undefined, 'build', 'measure'].includes(step)) {
    await peers(options, step);
  } else if (step !== undefined) {
    throw new CliError(usage);
  } else if (what === 'scale') {
    await growth(options);
  } else if (what === 'by-product') {
    const products = integer('products', values.products ?? 20, productIds.length);
    const pages = integer('pages', values.pages ?? 10_000, articleCount + products);
    await scaleByProduct({pages, products, docs});
  } else if (what === 'all') {
    await peers(options, undefined);
    await growth(options);
  } else if (what === 'build') {
    await buildProfile();
  } else if (what === 'load') {
    await load(ours, integer('seconds', values.seconds ?? 10));
  } else {
    throw new CliError(usage);
  }
})(process.argv.slice(2));
