import {useLocation} from '@docusaurus/router';
import Translate, {translate} from '@docusaurus/Translate';
import {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import {Button} from '@site/src/components/Button';
import {sendFeedback, type PageFeedback} from '@site/src/browser/sendFeedback';
import {useLocale} from '@site/src/hooks/useLocale';
import styles from './styles.module.css';

export interface FeedbackFormProps {
  /** Address that receives the answer. */
  address: string;
  answer: PageFeedback['answer'];
}

type State = 'editing' | 'sending' | 'sent' | 'failed';

/** Longest comment, in characters. */
const longestComment = 500;

/** Shows the data, accepts a comment, and sends both when the reader submits the form. */
export function FeedbackForm({address, answer}: FeedbackFormProps): ReactNode {
  const id = useId();
  const language = useLocale();
  const {pathname} = useLocation();
  const [comment, setComment] = useState('');
  const [state, setState] = useState<State>('editing');
  const sent = useRef<HTMLParagraphElement>(null);
  const words = comment.trim();
  const feedback: PageFeedback = {
    page: pathname,
    language,
    answer,
    ...(words !== '' && {comment: words}),
  };

  // The form is removed, so the focus would be lost.
  useEffect(() => {
    if (state === 'sent') {
      sent.current?.focus();
    }
  }, [state]);

  async function send() {
    setState('sending');
    setState((await sendFeedback(address, feedback)) ? 'sent' : 'failed');
  }

  if (state === 'sent') {
    return (
      <p ref={sent} tabIndex={-1}>
        <Translate id="article.feedback.sent">已发送，谢谢。</Translate>
      </p>
    );
  }
  return (
    <form
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        void send();
      }}
    >
      <label htmlFor={`${id}comment`}>
        <Translate id="article.feedback.comment">想补充说明吗？（选填）</Translate>
      </label>
      <textarea
        id={`${id}comment`}
        className={styles.comment}
        maxLength={longestComment}
        rows={2}
        value={comment}
        onChange={(event) => setComment(event.target.value)}
      />
      <p className={styles.preview}>
        <Translate id="article.feedback.preview">点击“发送”后只发送以下内容：</Translate>{' '}
        <code>{JSON.stringify(feedback)}</code>
      </p>
      <div className={styles.buttons}>
        <Button type="submit" busy={state === 'sending'}>
          {state === 'failed'
            ? translate({id: 'article.feedback.retry', message: '重试'})
            : translate({id: 'article.feedback.send', message: '发送'})}
        </Button>
      </div>
      <p className={styles.state} role="status">
        {state === 'failed' && (
          <Translate id="article.feedback.failed">发送失败。您写的内容还在，可以重试。</Translate>
        )}
      </p>
    </form>
  );
}
