import {interpolate} from '@docusaurus/Interpolate';
import {memo, type ReactNode} from 'react';
import {languageTags, otherLocale, type LocaleId} from '@site/config/locales';
import {Tie} from '@site/src/components/Tie';
import {useLocale} from '@site/src/hooks/useLocale';
import type {GlossaryEntry, Naming} from '@site/plugins/glossary-page/Glossary';
import type {GlossaryWords} from '@site/plugins/glossary-page/words';
import styles from './styles.module.css';
import {Uses} from './Uses';

const separators = {zh: '、', en: ', '};

export interface VariantsProps {
  naming: Naming;
  /** Language of the names. */
  language: LocaleId;
  words: GlossaryWords;
}

/** The other names of a concept in one language, and those to avoid. */
function Variants({naming, language, words}: VariantsProps): ReactNode {
  return (['abbreviations', 'admitted', 'forbidden'] as const).map(
    (kind) =>
      naming[kind].length > 0 && (
        <p key={kind} className={styles.variants} data-kind={kind}>
          <span className={styles.kind}>{words[kind]}</span>{' '}
          <span lang={languageTags[language]}>{naming[kind].join(separators[language])}</span>
        </p>
      ),
  );
}

export interface EntryProps {
  entry: GlossaryEntry;
  words: GlossaryWords;
  /** Whether the filter excludes it. */
  hidden: boolean;
  /** Whether the hash of the address is its id. */
  current: boolean;
}

/** A concept with its names and definitions in both languages, and the articles that use it. */
export const Entry = memo(function Entry({
  entry: {id, names, facts, uses},
  words,
  hidden,
  current,
}: EntryProps): ReactNode {
  const locale = useLocale();
  const other = otherLocale(locale);
  const source = names[locale];
  const target = names[other];
  return (
    <li className={styles.entry} data-current={current || undefined} hidden={hidden} id={id}>
      <div className={styles.source}>
        <dfn className={styles.term}>{source.term}</dfn>
        <Tie className={styles.tie} direction="stack" />
      </div>
      <div className={styles.sourceText}>
        <p className={styles.definition}>{source.definition}</p>
        <Variants language={locale} naming={source} words={words} />
      </div>
      <div className={styles.target}>
        <b className={styles.term} lang={languageTags[other]}>
          {target.term}
        </b>
      </div>
      <div className={styles.targetText}>
        <p className={styles.definition} lang={languageTags[other]}>
          {target.definition}
        </p>
        <Variants language={other} naming={target} words={words} />
      </div>
      <p className={styles.facts}>
        <span>{facts.join(' · ')}</span>
        <a
          aria-label={interpolate(words.linkTo, {term: source.term})}
          className={styles.address}
          href={`#${id}`}
        >
          {id}
        </a>
      </p>
      <Uses term={source.term} uses={uses} words={words} />
    </li>
  );
});
