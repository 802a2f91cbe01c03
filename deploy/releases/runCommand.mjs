import {existsSync} from 'node:fs';
import path from 'node:path';
import {parseArgs} from 'node:util';
import {listReleases} from './listReleases.mjs';
import {withLock} from './lock.mjs';
import {publish} from './publish.mjs';
import {explained, Refusal} from './Refusal.mjs';
import {removeReleases} from './removeReleases.mjs';
import {switchTo} from './switchTo.mjs';

const usage = `Commands, with --root <folder> where it is not /srv/docs:
  publish <build> [--name <name>] [--keep <number>] [--no-switch]
  list
  switch <name>
  rollback
  remove <name> …
  remove [--keep <number>] [--days <number>]`;

/**
 * The options of each command, besides `--root`.
 * @type {Readonly<Record<string, readonly string[]>>}
 */
const optionsOf = {
  publish: ['name', 'keep', 'no-switch'],
  list: [],
  switch: [],
  rollback: [],
  remove: ['keep', 'days'],
};

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
        'no-switch': {type: 'boolean'},
      },
    });
  } catch (error) {
    throw new Refusal(`${error instanceof Error ? error.message : String(error)}\n${usage}`);
  }
}

/**
 * Refuses what a command would ignore: options of other commands, and names where it takes none.
 * @param {string} command
 * @param {readonly string[]} options
 * @param {readonly string[]} names
 */
function refuse(command, options, names) {
  const own = ['root', ...(optionsOf[command] ?? [])];
  const foreign = options.find((option) => !own.includes(option));
  if (foreign !== undefined) {
    throw new Refusal(`${command} takes no --${foreign}.\n${usage}`);
  }
  if (names.length > 0 && (command === 'list' || command === 'rollback')) {
    throw new Refusal(`${command} takes no name.\n${usage}`);
  }
}

/**
 * Changes a folder of releases under a lock. A second command fails instead of waiting: the state
 * that it was meant for may have changed.
 * @param {string} root
 * @param {() => Promise<string>} work
 * @returns {Promise<string>}
 */
function change(root, work) {
  const lock = path.join(root, '.lock');
  /** @param {string} holder */
  const refuseBeside = (holder) => {
    throw new Refusal(
      `Process ${holder} is changing ${root}: try again when it has ended (if it is no command of releases, delete ${lock}).`,
    );
  };
  return withLock(lock, refuseBeside, work);
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
 * Removes old releases after readers have been switched, and says that they have in any case.
 * @param {string} root
 * @param {string} said What was done before.
 * @param {number} keep
 * @returns {Promise<string>}
 */
async function removeOld(root, said, keep) {
  try {
    return [said, await removeReleases(root, [], {keep})].filter(Boolean).join('\n');
  } catch (error) {
    const reason = explained(error);
    const sentence = `${said}\nThe old releases could not be removed`;
    throw reason instanceof Refusal
      ? new Refusal(`${sentence}: ${reason.message}`)
      : new Error(sentence, {cause: error});
  }
}

/**
 * Runs one command.
 * @param {readonly string[]} args
 * @returns {Promise<string>} What it has to say.
 */
export async function runCommand(args) {
  const {values, positionals} = parse(args);
  const [command = '', ...names] = positionals;
  if (!Object.hasOwn(optionsOf, command)) {
    throw new Refusal(command === '' ? usage : `There is no command "${command}".\n${usage}`);
  }
  refuse(command, Object.keys(values), names);
  const root = path.resolve(values.root);
  const keep = wholeNumber(values.keep, '--keep', 1);
  const days = wholeNumber(values.days, '--days', 0);
  const commands = {
    publish: async () => {
      if (names.length !== 1) {
        throw new Refusal(`Name the folder of one build.\n${usage}`);
      }
      const said = await publish(root, path.resolve(names[0] ?? ''), {
        name: values.name,
        switches: !values['no-switch'],
      });
      return keep === undefined ? said : removeOld(root, said, keep);
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
      const hasNames = names.length > 0;
      const hasLimits = keep !== undefined || days !== undefined;
      if (hasNames === hasLimits) {
        throw new Refusal(`Name releases, or say how many or how old.\n${usage}`);
      }
      return (
        (await removeReleases(root, names, {keep, days})) || 'Nothing is old enough to remove.'
      );
    },
  };
  if (command !== 'publish' && !existsSync(root)) {
    throw new Refusal(`There is no folder ${root}.`);
  }
  const run = commands[/** @type {keyof typeof commands} */ (command)];
  try {
    return command === 'list' ? await run() : await change(root, run);
  } catch (error) {
    throw explained(error, command === 'remove' ? '' : ' Nothing was switched.');
  }
}
