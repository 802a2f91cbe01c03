import {mkdir, readFile, rm, writeFile} from 'node:fs/promises';
import path from 'node:path';
import {root} from '../../scripts/root.mjs';
import {say} from '../../scripts/run/say.mjs';
import {timeProgram} from '../run/timeProgram.ts';
import {readSources} from './articles/readSources.ts';
import {buildPeer, generate, type BuildCosts} from './build/buildPeer.ts';
import {measure, type MeasureOptions} from './measure/measure.ts';
import {openSites} from './measure/openSites.ts';
import type {AllBuildCosts} from './measure/Results.ts';
import {report} from './report/report.ts';
import type {Peer} from './sites/Peer.ts';

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
  /** Whether each site is built a second time, with its caches. */
  readonly warm: boolean;
  /** Whether this site is built too. */
  readonly ours: boolean;
}

/** Writes the articles for the peers and builds them. */
export async function buildPeers(
  peers: readonly Peer[],
  {warm, ours}: BuildPeersOptions,
): Promise<void> {
  const sources = await readSources();
  for (const peer of peers) {
    say(`${peer.name}: ${await generate(peer, sources)} files, building …`);
    const costs = await buildPeer(peer, {warm});
    await keepCosts(peer.id, costs);
    say(`${peer.name}: ${said(costs)}`);
  }
  if (ours) {
    say('This site: building …');
    const costs = await buildOurs(warm);
    await keepCosts('ours', costs);
    say(`This site: ${said(costs)}`);
  }
}

/**
 * Measures this site and the peers and writes `bench/peers/RESULTS.md`.
 * @param ours folder of our built site
 * @param port the first of consecutive ports, for the sites and the browser's debugger
 */
export async function measurePeers(
  ours: string,
  peers: readonly Peer[],
  port: number,
  options: MeasureOptions,
): Promise<void> {
  const sites = await openSites(ours, peers, port);
  const results = await measure(sites, port + sites.length, options);
  await writeFile(path.join(root, '.cache/bench/peers.json'), JSON.stringify(results, null, 1));
  await writeFile(path.join(root, 'bench/peers/RESULTS.md'), report(results, await readCosts()));
}
