import {command} from '../../scripts/run/command.mjs';
import {lostPages} from './lostPages.ts';
import {readQuestions} from './readQuestions.ts';

/** Prints the answers of the readers' test whose page or section no longer exists. */
void command(async () => {
  const questions = await readQuestions();
  const lost = lostPages(questions);
  console.log(
    lost.length > 0 ? lost.join('\n') : `All ${questions.length} questions have their pages.`,
  );
  process.exitCode = lost.length > 0 ? 1 : 0;
})([]);
