import Translate, {translate} from '@docusaurus/Translate';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import {FeedbackForm} from '@site/src/components/article/Feedback/FeedbackForm';
import {NextSteps} from '@site/src/components/article/Feedback/NextSteps';
import {Button} from '@site/src/components/Button';
import {useContact} from '@site/src/hooks/useContact';
import styles from './styles.module.css';

/**
 * Asks whether the article helped, and offers next steps if it did not. Only a site with
 * `FEEDBACK_URL` sends the answer, and only after the reader has seen the data.
 */
export function Feedback(): ReactNode {
  const {feedback: address} = useContact();
  const [answer, setAnswer] = useState<'yes' | 'no'>();
  const reply = useRef<HTMLDivElement>(null);

  // The buttons are removed, so the focus would be lost.
  useEffect(() => {
    if (answer !== undefined) {
      reply.current?.focus();
    }
  }, [answer]);

  return (
    <section
      className={styles.feedback}
      aria-label={translate({id: 'article.feedback.label', message: '反馈'})}
    >
      {answer === undefined ? (
        <>
          <p className={styles.question}>
            <Translate id="article.feedback.question">这篇文章解决了您的问题吗？</Translate>
          </p>
          <div className={styles.buttons}>
            <Button onClick={() => setAnswer('yes')}>
              <Translate id="article.feedback.solved">解决了</Translate>
            </Button>
            <Button onClick={() => setAnswer('no')}>
              <Translate id="article.feedback.unsolved">没有</Translate>
            </Button>
          </div>
        </>
      ) : (
        <div ref={reply} className={styles.answer} tabIndex={-1}>
          <p>
            {answer === 'yes' ? (
              <Translate id="article.feedback.glad">很高兴对您有用。</Translate>
            ) : (
              <NextSteps />
            )}
          </p>
          {address !== undefined && <FeedbackForm address={address} answer={answer} />}
        </div>
      )}
    </section>
  );
}
