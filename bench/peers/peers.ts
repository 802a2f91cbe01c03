import {mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {root} from '../../scripts/root.mjs';
import {say} from '../../scripts/run/say.mjs';
import {machine} from '../run/machine.ts';
import {timeProgram} from '../run/timeProgram.ts';
import {readSources} from './articles/readSources.ts';
import {buildPeer, type BuildCosts} from './build/buildPeer.ts';
import {generate} from './build/generate.ts';
import {launch} from './measure/launch.ts';
import {measure} from './measure/measure.ts';
import {openSites} from './measure/openSites.ts';
import {pickPages} from './measure/pickPages.ts';
import type {AllBuildCosts} from './measure/Results.ts';
import {report} from './report/report.ts';
import {allPeers} from './sites/allPeers.ts';

const costsFile = path.join(root, '.cache/bench/peer-builds.json');

async function readCosts(): Promise<AllBuildCosts> {
  const text = await readFile(costsFile, 'utf8').catch(() => '{}');
  // This module wrote the file, so its shape is known.
  return JSON.parse(text) as AllBuildCosts;
}

async function keepCosts(id: string, costs: BuildCosts): Promise<void> {
  await mkdir(path.dirname(costsFile), {recursive: true});
  await writeFile(costsFile, JSON.stringify({...(await readCosts()), [id]: costs}, null, 1));
}

/** Builds this site as `npm run build` does. Its stamp is removed, so that a second build runs. */
async function buildOurs(warm: boolean): Promise<BuildCosts> {
  const program = ['node', 'scripts/main.mjs', 'build'];
  const stamp = path.join(root, '.cache/build.sha256');
  await Promise.all(
    ['build', '.docusaurus', '.cache/build.sha256', '.cache/cards'].map((name) =>
      rm(path.join(root, name), {recursive: true, force: true}),
    ),
  );
  const cold = await timeProgram(program, {cwd: root});
  if (!warm) {
    return {cold};
  }
  await rm(stamp, {force: true});
  return {cold, warm: await timeProgram(program, {cwd: root})};
}

const said = ({cold, warm}: BuildCosts) =>
  `${cold.seconds.toFixed(1)} s cold${warm ? `, ${warm.seconds.toFixed(1)} s warm` : ''}`;

export interface BuildPeersOptions {
  /** Ids of the peers; all if empty. */
  readonly only: readonly string[];
  /** Whether each site is built a second time, with its caches. */
  readonly warm: boolean;
  /** Whether this site is built too. */
  readonly ours: boolean;
}

/** Writes the articles for the peers and builds them. */
export async function buildPeers({only, ...options}: BuildPeersOptions): Promise<void> {
  const sources = await readSources();
  for (const peer of allPeers) {
    if (only.length > 0 && !only.includes(peer.id)) {
      continue;
    }
    say(`${peer.name}: ${await generate(peer, sources)} files, building …`);
    const costs = await buildPeer(peer, options);
    await keepCosts(peer.id, costs);
    say(`${peer.name}: ${said(costs)}`);
  }
  if (options.ours) {
    say('This site: building …');
    const costs = await buildOurs(options.warm);
    await keepCosts('ours', costs);
    say(`This site: ${said(costs)}`);
  }
}

export interface MeasurePeersOptions {
  /** Folder of our built site. */
  readonly ours: string;
  readonly runs: number;
  /** Number of times that the link between two articles is followed. */
  readonly navigations: number;
  readonly clickRuns: number;
  readonly lighthouse: boolean;
  /** The first of seven consecutive ports, for the sites and the browser's debugger. */
  readonly port: number;
  /** Ids of the peers; all if empty. */
  readonly only: readonly string[];
}

/** Measures all sites and writes `bench/peers/RESULTS.md`. */
export async function measurePeers(options: MeasurePeersOptions): Promise<void> {
  const {ours, runs, navigations, clickRuns, port, only} = options;
  const peers = allPeers.filter(({id}) => only.length === 0 || only.includes(id));
  const pages = pickPages(await readSources());
  const sites = await openSites(ours, peers, port);
  const debuggingPort = port + peers.length + 1;
  const browser = await launch(debuggingPort);
  try {
    const measured = await measure(browser, sites, {
      pages,
      runs,
      navigations,
      clickRuns,
      ...(options.lighthouse && {debuggingPort}),
    });
    const results = {
      date: new Date().toISOString().slice(0, 10),
      machine: `${machine()}, Chromium ${browser.version()}`,
      runs,
      navigations,
      clickRuns,
      pages,
      sites: measured,
    };
    await writeFile(path.join(root, '.cache/bench/peers.json'), JSON.stringify(results, null, 1));
    await writeFile(path.join(root, 'bench/peers/RESULTS.md'), report(results, await readCosts()));
  } finally {
    await browser.close();
    for (const site of sites) {
      site.close();
    }
  }
}
