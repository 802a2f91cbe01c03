import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import type {AnswerBlock} from '../../markup/answerOf.ts';
import type {AnswerHit} from '../answer.ts';
import styles from './styles.module.css';
import {useCopyAnswer} from './useCopyAnswer.ts';

interface CopyAnswerProps {
  hit: AnswerHit | undefined;
  best: readonly AnswerBlock[];
}

/** A button that copies the answer. */
export function CopyAnswer({hit, best}: CopyAnswerProps): ReactNode {
  const {copy, isCopied} = useCopyAnswer(hit, best);
  return (
    <button type="button" className={styles.textButton} onClick={copy}>
      <span role="status">
        {isCopied ? (
          <Translate id="search.answer.copied">已复制</Translate>
        ) : (
          <Translate id="search.answer.copy">复制答案</Translate>
        )}
      </span>
    </button>
  );
}
