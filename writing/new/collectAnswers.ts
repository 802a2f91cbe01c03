import {CliError} from '../../scripts/run/CliError.mjs';
import type {Answers, Question} from './Question.ts';

function problemOf({refuses, otherwise}: Question, answer: string): string | undefined {
  const text = answer.trim() || otherwise;
  if (text === undefined) {
    return 'An answer is needed.';
  }
  return /[\r\n]/.test(text) ? 'Write it on one line.' : refuses?.(text);
}

const shown = ({asks, otherwise}: Question) => `${asks}${otherwise ? ` [${otherwise}]` : ''}`;

async function askUntilRight(
  question: Question,
  ask: (text: string) => Promise<string>,
): Promise<string> {
  let said = '';
  for (;;) {
    const answer = await ask(`${said}${shown(question)}: `);
    const problem = problemOf(question, answer);
    if (problem === undefined) {
      return answer.trim() || (question.otherwise ?? '');
    }
    said = `${problem}\n`;
  }
}

/**
 * Collects the answer to each question from the options or from the writer.
 * @param given values of the options
 * @param ask asks a question at the terminal; absent if there is no terminal
 * @throws CliError for an option with a wrong value and, without a terminal, for every missing
 *   option; it names the optional ones too
 */
export async function collectAnswers(
  questions: readonly Question[],
  given: Answers,
  ask?: (text: string) => Promise<string>,
): Promise<Answers> {
  const wrong = questions.flatMap((question) => {
    const answer = given[question.flag];
    const problem = answer === undefined ? undefined : problemOf(question, answer);
    return problem === undefined ? [] : [`--${question.flag}: ${problem}`];
  });
  const open = ask ? [] : questions.filter(({flag}) => given[flag] === undefined);
  const isMissing = ({otherwise}: Question) => otherwise === undefined;
  if (wrong.length > 0 || open.some(isMissing)) {
    const options = open.map(
      (question) =>
        `--${question.flag} ${isMissing(question) ? 'is missing' : 'may be left out'}: ${shown(question)}`,
    );
    throw new CliError([...wrong, ...options].join('\n'));
  }
  const answers: Record<string, string> = {};
  for (const question of questions) {
    const answer = given[question.flag];
    answers[question.flag] =
      answer !== undefined
        ? answer.trim() || (question.otherwise ?? '')
        : ask
          ? await askUntilRight(question, ask)
          : (question.otherwise ?? '');
  }
  return answers;
}
