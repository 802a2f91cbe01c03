import {command} from '../../scripts/run/command.mjs';
import {say} from '../../scripts/run/say.mjs';
import {CliError} from '../../scripts/run/CliError.mjs';
import {accept} from './accept.ts';
import {exportTexts} from './export.ts';
import {importTexts} from './import.ts';
import {status} from './status.ts';
import {tmx} from './tmx.ts';
import type {Subcommand} from './Subcommand.ts';

/** The subcommands of `npm run i18n`, in the order of the help. */
const subcommands: Readonly<Record<string, Subcommand>> = {
  status,
  accept,
  export: exportTexts,
  import: importTexts,
  tmx,
};

const help = Object.entries(subcommands)
  .map(([name, {usage, does}]) => `  npm run i18n -- ${`${name} ${usage}`.trim()}\n      ${does}`)
  .join('\n');

void command(async ([name, ...args]) => {
  if (name === '--help' || args.includes('--help')) {
    say(help);
    return;
  }
  const subcommand =
    name !== undefined && Object.hasOwn(subcommands, name) ? subcommands[name] : undefined;
  if (!subcommand) {
    throw new CliError(
      `${name === undefined ? 'Name a command' : `There is no command “${name}”`}:\n${help}`,
    );
  }
  process.exitCode = (await subcommand.run(args, process.cwd())) ? 0 : 1;
})(process.argv.slice(2));
