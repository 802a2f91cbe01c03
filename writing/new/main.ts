import {createInterface} from 'node:readline/promises';
import {CliError} from '../../scripts/run/CliError.mjs';
import {command} from '../../scripts/run/command.mjs';
import {readArguments} from '../../scripts/run/readArguments.mjs';
import {say} from '../../scripts/run/say.mjs';
import {accept} from '../../translation/command/accept.ts';
import {writeTexts} from '../textFiles.ts';
import {article} from './article.ts';
import {collectAnswers} from './collectAnswers.ts';
import {post} from './post.ts';
import {product} from './product.ts';
import type {Answers, Template} from './Question.ts';
import {term} from './term.ts';

/** The kinds of `npm run new`, in the order of the help. */
const templates: Readonly<Record<string, Template>> = {article, post, term, product};

const help = [
  ...Object.entries(templates).map(
    ([kind, {usage}]) => `  npm run new -- ${`${kind} ${usage}`.trim()}`,
  ),
  'What is missing is asked for. Options answer in advance; without a terminal, each of these lists its options.',
].join('\n');

function givenAnswers(
  args: readonly string[],
  kind: string,
  {positionals: names, questions, usage}: Template,
  root: string,
): Answers {
  const options = Object.fromEntries(
    questions(root).map(({flag}) => [flag, {type: 'string'} as const]),
  );
  const written = `npm run new -- ${kind} ${usage}`.trim();
  const {values, positionals} = readArguments(args, written, {options, allowPositionals: true});
  if (positionals.length > names.length) {
    throw new CliError(
      `“${positionals.slice(names.length).join(' ')}” is too much. Put a text with spaces in quotation marks: ${written}`,
    );
  }
  const typed = positionals.map((value, index) => [names[index] ?? '', value] as const);
  const named = Object.entries(values).flatMap(([flag, value]) =>
    typeof value === 'string' ? [[flag, value] as const] : [],
  );
  return Object.fromEntries([...typed, ...named]);
}

void command(async ([kind = '', ...args]) => {
  if (kind === '--help' || args.includes('--help')) {
    say(help);
    return;
  }
  const template = Object.hasOwn(templates, kind) ? templates[kind] : undefined;
  if (!template) {
    throw new CliError(`Say what to make:\n${help}`);
  }
  const root = process.cwd();
  const given = givenAnswers(args, kind, template, root);
  const terminal = process.stdin.isTTY
    ? createInterface({input: process.stdin, output: process.stdout})
    : undefined;
  try {
    const answers = await collectAnswers(
      template.questions(root),
      given,
      terminal &&
        ((text) =>
          terminal.question(text).catch(() => {
            throw new CliError('\nStopped before the last answer. Nothing was written.');
          })),
    );
    const {
      files,
      next,
      agree = [],
    } = await template.make(answers, root, new Date().toISOString().slice(0, 10));
    writeTexts(root, files);
    if (agree.length > 0) {
      await accept.run(agree, root);
    }
    say(`Written:\n${[...files.keys()].map((file) => `  ${file}`).join('\n')}`);
    say(`Next:\n${next.map((step, index) => `  ${index + 1}. ${step}`).join('\n')}`);
  } finally {
    terminal?.close();
  }
})(process.argv.slice(2));
