import type {ReactNode} from 'react';
import {languageTags, type LocaleId} from '@site/config/locales';
import type {Naming} from '@site/plugins/glossary-page/Glossary';
import type {GlossaryWords} from '@site/plugins/glossary-page/words';
import styles from './styles.module.css';

const separators = {zh: '、', en: ', '};

export interface VariantsProps {
  naming: Naming;
  /** Language of the names. */
  language: LocaleId;
  words: GlossaryWords;
}

/** The other names of a concept in one language, and those to avoid. */
export function Variants({naming, language, words}: VariantsProps): ReactNode {
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
