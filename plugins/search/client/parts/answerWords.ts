import type {AnswerBlock} from '../../markup/answerOf.ts';

/** An answer as plain text, a line for each of its blocks: to be copied, and to be read out. */
export function answerWords(blocks: readonly AnswerBlock[]): string {
  let step = 0;
  return blocks
    .map(({kind, head, parts}) => {
      step += kind === 'step' ? 1 : 0;
      const label = kind === 'step' ? `${step}. ` : head === '' ? '' : `${head}: `;
      return label + parts.map(({text}) => text).join('');
    })
    .join('\n');
}
