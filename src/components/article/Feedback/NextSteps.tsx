import {useLocation} from '@docusaurus/router';
import Link from '@docusaurus/Link';
import {useDocsVersion} from '@docusaurus/plugin-content-docs/client';
import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {askedPageParameter} from '@site/src/lib/askedPage';

/** Slugs of the articles that answer common questions of a product. */
const faqSlugs = ['faq', 'faqs'];

/** Link to the common questions of the product, or to those of the account if it has none. */
function CommonQuestions(): ReactNode {
  const {version, docs} = useDocsVersion();
  const slug = faqSlugs.find((candidate) => Object.hasOwn(docs, candidate));
  return slug === undefined ? (
    <Link to="/docs/faq">
      <Translate id="article.feedback.account">账号常见问题</Translate>
    </Link>
  ) : (
    <Link to={`/docs/${version}/${slug}`}>
      <Translate id="article.feedback.faq">本产品的常见问题</Translate>
    </Link>
  );
}

/** Options for a reader whose question is not answered. */
export function NextSteps(): ReactNode {
  const {pathname} = useLocation();
  const contact = `/docs/faq/contact?${new URLSearchParams({[askedPageParameter]: pathname}).toString()}`;
  return (
    <Translate
      id="article.feedback.no"
      values={{
        search: (
          <Link to="/search">
            <Translate id="article.feedback.search">换个说法搜索</Translate>
          </Link>
        ),
        faq: <CommonQuestions />,
        contact: (
          <Link to={contact}>
            <Translate id="article.feedback.contact">联系客服</Translate>
          </Link>
        ),
      }}
    >
      {'可以{search}，看看{faq}，或者{contact}。'}
    </Translate>
  );
}
