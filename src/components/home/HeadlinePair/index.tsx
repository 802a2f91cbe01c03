import Translate from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {headline} from '@site/config/headline';
import {languageTags, otherLocale, type LocaleId} from '@site/config/locales';
import {Tie} from '@site/src/components/Tie';
import {useLocale} from '@site/src/hooks/useLocale';
import styles from './styles.module.css';

/** The headline in the language of the page, joined to the one in the other language. */
export function HeadlinePair(): ReactNode {
  const own = useLocale();
  const other = otherLocale(own);
  return (
    <header>
      <p aria-hidden="true" className={styles.labels}>
        <span className={styles.label}>
          <Translate id="home.headline.source">原文</Translate>
          <span>{languageTags[own]}</span>
        </span>
        <span className={styles.label}>
          <Translate id="home.headline.target">译文</Translate>
          <span>{languageTags[other]}</span>
        </span>
      </p>
      <div className={styles.pair}>
        <div className={styles.source}>
          <h1 className={styles.own}>
            <Lines of={own} />
          </h1>
          <Tie className={styles.tie} confirmed direction="stack" />
        </div>
        <p className={styles.other} lang={languageTags[other]} data-nosnippet>
          <Lines of={other} />
        </p>
      </div>
    </header>
  );
}

function Lines({of: locale}: {of: LocaleId}): ReactNode {
  const [first, second] = headline[locale];
  return (
    <>
      <span className={styles.line}>{first}</span>
      {/* English needs a space if the text is read without its layout. */}
      {locale === 'en' && ' '}
      <span className={styles.line}>{second}</span>
    </>
  );
}
