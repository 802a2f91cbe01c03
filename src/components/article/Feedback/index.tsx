import Link from '@docusaurus/Link';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import Translate, {translate} from '@docusaurus/Translate';
import {useEffect, useRef, useState, type ReactNode} from 'react';
import {Button} from '@site/src/components/Button';
import styles from './styles.module.css';

/** Slugs of the articles that answer common questions of a product. */
const faqSlugs = ['faq', 'faqs'];

/** The common questions of the product; the account's where it has none of its own. */
function FaqLink(): ReactNode {
  const {version, docs} = useDocsVersion();
  const slug = faqSlugs.find((candidate) => Object.hasOwn(docs, candidate));
  return slug === undefined ? (
    <AccountLink />
  ) : (
    <Translate
      id="article.feedback.faqs"
      values={{
        faq: (
          <Link to={`/docs/${version}/${slug}`}>
            <Translate id="article.feedback.faq">本产品的常见问题</Translate>
          </Link>
        ),
        account: <AccountLink />,
      }}
    >
      {'{faq}和{account}'}
    </Translate>
  );
}

function AccountLink(): ReactNode {
  return (
    <Link to="/docs/faq">
      <Translate id="article.feedback.account">账号常见问题</Translate>
    </Link>
  );
}

function NoAnswer(): ReactNode {
  return (
    <Translate
      id="article.feedback.no"
      values={{
        search: (
          <Link to="/search">
            <Translate id="article.feedback.search">换个说法搜索</Translate>
          </Link>
        ),
        faq: <FaqLink />,
      }}
    >
      {'可以{search}，或者看看{faq}。'}
    </Translate>
  );
}

/** Asks whether the article helped. Nothing is sent: the answer is thanked, or helped on, in place. */
export function Feedback(): ReactNode {
  const [solved, setSolved] = useState<boolean>();
  const answer = useRef<HTMLParagraphElement>(null);

  // The buttons are gone, and the keyboard's place with them.
  useEffect(() => {
    if (solved !== undefined) {
      answer.current?.focus();
    }
  }, [solved]);

  return (
    <section
      className={styles.feedback}
      aria-label={translate({id: 'article.feedback.label', message: '反馈'})}
    >
      {solved === undefined ? (
        <>
          <p className={styles.question}>
            <Translate id="article.feedback.question">这篇文章解决了您的问题吗？</Translate>
          </p>
          <div className={styles.buttons}>
            <Button onClick={() => setSolved(true)}>
              <Translate id="article.feedback.solved">解决了</Translate>
            </Button>
            <Button onClick={() => setSolved(false)}>
              <Translate id="article.feedback.unsolved">没有</Translate>
            </Button>
          </div>
        </>
      ) : (
        <p ref={answer} className={styles.answer} tabIndex={-1}>
          {solved ? (
            <Translate id="article.feedback.thanks">太好了，谢谢您告诉我们。</Translate>
          ) : (
            <NoAnswer />
          )}
        </p>
      )}
    </section>
  );
}
