import Link from '@docusaurus/Link';
import Translate from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import Heading from '@theme/Heading';
import MDXContent from '@theme/MDXContent';
import {languageTags, otherLocale} from '@site/config/locales';
import {productById} from '@site/config/products';
import type {LandingData} from '@site/plugins/articles/ArticleData';
import {isExampleAddress, OutsideAddress} from '@site/src/components/Addresses/OutsideAddress';
import {TitlePair} from '@site/src/components/article/TitlePair';
import {SectionList} from '@site/src/components/landing/SectionList';
import {Mark} from '@site/src/components/Mark';
import {PairRow} from '@site/src/components/PairRow';
import {RowLink} from '@site/src/components/PairRow/RowLink';
import {useContact} from '@site/src/hooks/useContact';
import {useLocale} from '@site/src/hooks/useLocale';
import styles from './styles.module.css';

export interface LandingPageProps {
  data: LandingData;
  /** One paragraph about the purpose and the use of the product. */
  children: ReactNode;
}

/** The landing page of a product: purpose, most common tasks, all sections. */
export function LandingPage({data, children}: LandingPageProps): ReactNode {
  const locale = useLocale();
  const address = useContact().signIn[data.product];
  const {id, name, alias, purpose} = productById(data.product);
  return (
    <article className={styles.page}>
      <header className={styles.header}>
        <Mark name={data.product} size={56} className={clsx(styles.mark)} />
        <Heading key={name[locale]} as="h1">
          {name[locale]}
          {alias && (
            <span className={styles.alias} lang={languageTags[otherLocale(locale)]}>
              {' '}
              {alias[locale]}
            </span>
          )}
        </Heading>
        <div className={styles.purpose}>
          <p>{purpose[locale]}</p>
          <TitlePair title={purpose[otherLocale(locale)]} address={data.twinAddress} />
        </div>
      </header>
      <div className={styles.lead}>
        <MDXContent>{children}</MDXContent>
      </div>
      <p className={styles.signIn} data-nosnippet>
        <span>
          <Translate id="landing.signIn" values={{address: <OutsideAddress address={address} />}}>
            {'登录：{address}'}
          </Translate>
        </span>
        {isExampleAddress(address) && (
          <Link to="/docs/faq/sign-in#addresses">
            <Translate id="landing.signIn.where">不知道从哪里登录</Translate>
          </Link>
        )}
        <Link to="/docs/faq/contact">
          <Translate id="landing.help">获取帮助</Translate>
        </Link>
      </p>
      {data.tasks.length > 0 && (
        <section aria-labelledby={`${id}-tasks`} data-nosnippet>
          <h2 className={styles.heading} id={`${id}-tasks`}>
            <Translate id="landing.tasks.heading">最常用的任务</Translate>
          </h2>
          {/* Safari removes list semantics with the numbers. The role keeps them. */}
          <ol className={styles.tasks} role="list">
            {data.tasks.map(({need, title, route}, index) => (
              <PairRow
                key={route}
                number={index + 1}
                source={need}
                target={<RowLink to={route}>{title}</RowLink>}
              />
            ))}
          </ol>
        </section>
      )}
      <SectionList sections={data.sections} />
    </article>
  );
}
