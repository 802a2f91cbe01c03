import {CliError} from '../../scripts/run/CliError.mjs';
import {command} from '../../scripts/run/command.mjs';
import {soakBrowsers} from './browsers.ts';
import {soakRequests} from './requests.ts';
import {soakServer} from './server.ts';

const usage = `npm run soak                                  all proofs (about half an hour)
npm run soak -- requests [seconds] [requests]  nginx under load while releases change (30, 1000000)
npm run soak -- server [downloads]             the preview server with 256 open files (10000)
npm run soak -- browsers [releases] [tabs]     tabs that read on while releases change (10, 20)`;

const numbers = (words: readonly string[], defaults: readonly number[]) =>
  defaults.map((value, index) => {
    const number = Number(words[index] ?? value);
    if (!Number.isInteger(number) || number < 1) {
      throw new CliError(`"${words[index]}" is not a number from 1 on.\n${usage}`);
    }
    return number;
  });

/** Runs the soak tests of SECURITY.md, which take too long for `npm test`. */
void command(async ([proof, ...words]) => {
  if (proof !== undefined && !['requests', 'server', 'browsers'].includes(proof)) {
    throw new CliError(usage);
  }
  if (proof === undefined || proof === 'requests') {
    const [seconds = 0, requests = 0] = numbers(words, [30, 1_000_000]);
    await soakRequests(seconds, requests);
  }
  if (proof === undefined || proof === 'server') {
    const [downloads = 0] = numbers(words, [10_000]);
    await soakServer(downloads);
  }
  if (proof === undefined || proof === 'browsers') {
    const [releases = 0, tabs = 0] = numbers(words, [10, 20]);
    await soakBrowsers(releases, tabs);
  }
})(process.argv.slice(2));
