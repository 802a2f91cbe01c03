import path from 'node:path';
import {parseArgs} from 'node:util';
import {listReleases} from './listReleases.mjs';
import {publish} from './publish.mjs';
import {explained, Refusal} from './Refusal.mjs';
import {removeReleases} from './removeReleases.mjs';
import {switchTo} from './switchTo.mjs';
import {withLock} from './withLock.mjs';

const usage = `Commands, with --root <folder> where it is not /srv/docs:
  publish <build> [--name <name>] [--keep <number>] [--no-switch]
  list
  switch <name>
  rollback
  remove <name> …
  remove [--keep <number>] [--days <number>]`;

/**
 * @param {string | undefined} text
 * @param {string} option
 * @param {number} smallest
 */
function wholeNumber(text, option, smallest) {
  if (text === undefined) {
    return undefined;
  }
  const number = Number(text);
  if (!Number.isInteger(number) || number < smallest) {
    throw new Refusal(`${option} takes a whole number from ${smallest} on, and this is "${text}".`);
  }
  return number;
}

/** @param {readonly string[]} args */
function parse(args) {
  try {
    return parseArgs({
      args: [...args],
      allowPositionals: true,
      options: {
        root: {type: 'string', default: '/srv/docs'},
        name: {type: 'string'},
        keep: {type: 'string'},
        days: {type: 'string'},
        'no-switch': {type: 'boolean', default: false},
      },
    });
  } catch (error) {
    throw new Refusal(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
}

/** @param {import('./listReleases.mjs').Release} release */
const lineOf = ({name, published, isCurrent}) =>
  `${isCurrent ? '*' : ' '} ${name}  published ${published.toISOString()}`;

/**
 * @param {string} root
 * @returns {Promise<string>}
 */
async function rollback(root) {
  const releases = await listReleases(root);
  const index = releases.findIndex(({isCurrent}) => isCurrent);
  const before = releases[index + 1];
  if (index < 0 || !before) {
    throw new Refusal('There is no release older than the current one to go back to.');
  }
  return switchTo(root, before.name);
}

/**
 * Runs one command.
 * @param {readonly string[]} args
 * @returns {Promise<string>} What it has to say.
 */
export async function runCommand(args) {
  const {values, positionals} = parse(args);
  const [command, ...names] = positionals;
  const root = path.resolve(values.root);
  const keep = wholeNumber(values.keep, '--keep', 1);
  const days = wholeNumber(values.days, '--days', 0);
  /** @type {Readonly<Record<string, (() => Promise<string>) | undefined>>} */
  const commands = {
    publish: async () => {
      if (names.length !== 1) {
        throw new Refusal(`Name the folder of one build.\n${usage}`);
      }
      const said = await publish(root, path.resolve(names[0] ?? ''), {
        name: values.name,
        switches: !values['no-switch'],
      });
      const removed = keep === undefined ? '' : await removeReleases(root, [], {keep});
      return [said, removed].filter(Boolean).join('\n');
    },
    list: async () => {
      const lines = (await listReleases(root)).map(lineOf);
      return lines.length > 0 ? lines.join('\n') : `There is no release in ${root}.`;
    },
    switch: async () => {
      if (names.length !== 1) {
        throw new Refusal(`Name one release.\n${usage}`);
      }
      return switchTo(root, names[0] ?? '');
    },
    rollback: () => rollback(root),
    remove: async () => {
      if (names.length === 0 && keep === undefined && days === undefined) {
        throw new Refusal(`Name releases, or say how many or how old.\n${usage}`);
      }
      return (
        (await removeReleases(root, names, {keep, days})) || 'Nothing is old enough to remove.'
      );
    },
  };
  const run = Object.hasOwn(commands, command ?? '') ? commands[command ?? ''] : undefined;
  if (!run) {
    throw new Refusal(
      command === undefined ? usage : `There is no command "${command}".\n${usage}`,
    );
  }
  try {
    return command === 'list' ? await run() : await withLock(root, run);
  } catch (error) {
    throw explained(error);
  }
}
