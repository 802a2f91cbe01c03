import type {AnswerBlock} from '../../markup/answerOf.ts';

/** Formats an answer as plain text to copy or read aloud, one line for each block. */
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
