import {CliError} from '../scripts/run/CliError.mjs';
import {command} from '../scripts/run/command.mjs';
import {buildProfile} from './build-profile/buildProfile.ts';
import * as read from './commands.ts';
import {load} from './load/load.ts';
import {compareBuilds} from './peers/compareBuilds.ts';
import {buildPeers, measurePeers} from './peers/peers.ts';
import {scale} from './scale/scale.ts';
import {scaleByProduct} from './scale/scaleByProduct.ts';

async function peers({build, measure}: ReturnType<typeof read.readPeers>) {
  if (build) {
    await buildPeers(build);
  }
  if (measure) {
    await measurePeers(measure);
  }
}

const commands = new Map<string | undefined, (args: readonly string[]) => Promise<void>>([
  ['peers', (args) => peers(read.readPeers(args))],
  ['compare', (args) => compareBuilds(read.readCompare(args))],
  ['scale', (args) => scale(read.readScale(args))],
  ['by-product', (args) => scaleByProduct(read.readByProduct(args))],
  [
    'all',
    async (args) => {
      const options = read.readAll(args);
      await peers(options.peers);
      await scale(options.scale);
    },
  ],
  [
    'build',
    (args) => {
      read.readBuild(args);
      return buildProfile();
    },
  ],
  [
    'load',
    (args) => {
      const {ours, seconds} = read.readLoad(args);
      return load(ours, seconds);
    },
  ],
]);

void command(async ([name, ...args]) => {
  const run = commands.get(name);
  if (!run) {
    throw new CliError(read.usage);
  }
  await run(args);
})(process.argv.slice(2));
