import {readdir, readFile} from 'node:fs/promises';
import path from 'node:path';
import {root} from '../root.mjs';
import {steps} from '../steps.mjs';
import {CliError} from './CliError.mjs';

/** @typedef {import('../steps.mjs').Step} Step */

const quoted = (/** @type {readonly string[]} */ names) => `“${names.join('”, “')}”`;

/**
 * Returns the names of all content checks, sorted. It searches the source text, because importing
 * the checks takes a second and needs the installed packages.
 * @returns {Promise<string[]>}
 */
export async function readContentChecks() {
  const folder = path.join(root, 'checks');
  const files = (await readdir(folder)).filter((file) => file.endsWith('.ts'));
  const texts = await Promise.all(files.map((file) => readFile(path.join(folder, file), 'utf8')));
  return texts.flatMap((text) => /^ {2}name: '([a-z-]+)',$/m.exec(text)?.[1] ?? []).sort();
}

/**
 * Returns the steps that the arguments of `npm run check` mean: without arguments all except the
 * browser tests and the nightly ones. Content checks run in the step `content`, which also gets the
 * options; if that step is named too, all of them run.
 * @param {readonly string[]} args names of steps and content checks, then options of content checks
 * @returns {Promise<readonly Step[]>}
 */
export async function chooseSteps(args) {
  if (args.length === 0) {
    return steps.filter(({browser, nightly}) => !browser && !nightly);
  }
  const firstOption = args.findIndex((arg) => arg.startsWith('-'));
  const names = firstOption < 0 ? args : args.slice(0, firstOption);
  const singleChecks = names.filter((name) => !steps.some((step) => step.name === name));
  const known = singleChecks.length > 0 ? await readContentChecks() : [];
  const unknown = singleChecks.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new CliError(
      [
        `There is no step and no content check ${quoted(unknown)}.`,
        `Steps: ${steps.map(({name}) => name).join(', ')}`,
        `Content checks: ${known.join(', ')}`,
      ].join('\n'),
    );
  }
  const options = firstOption < 0 ? [] : args.slice(firstOption);
  if (
    options.length > 0 &&
    names.length > 0 &&
    singleChecks.length === 0 &&
    !names.includes('content')
  ) {
    throw new CliError(
      `${quoted(options)} is for the content checks, and ${quoted(names)} has none: name also “content” or one of its checks.`,
    );
  }
  const forContent = [...(names.includes('content') ? [] : singleChecks), ...options];
  return steps.flatMap((step) =>
    step.name === 'content' && forContent.length > 0
      ? {...step, program: [...step.program, ...forContent]}
      : names.includes(step.name)
        ? step
        : [],
  );
}
