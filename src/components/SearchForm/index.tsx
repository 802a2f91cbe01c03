import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import {Icon} from '@site/src/components/Icon';
import {useResultsForm} from '@site/src/lib/useResultsForm';
import styles from './styles.module.css';

export interface SearchFormProps {
  /** What to type, where that is not what the field is called. */
  placeholder?: string;
  className?: string | undefined;
}

/** A search field that leads to the results page; a plain form until the script runs. */
export function SearchForm({placeholder, className}: SearchFormProps): ReactNode {
  const form = useResultsForm();
  const label = translate({id: 'shell.searchForm.label', message: '搜索全部产品'});
  return (
    <form {...form} role="search" className={clsx(styles.form, className)}>
      <button
        type="submit"
        className={clsx('clean-btn', styles.submit)}
        aria-label={translate({id: 'shell.searchForm.submit', message: '搜索'})}
      >
        <Icon name="search" size={18} />
      </button>
      <input
        type="search"
        name="q"
        autoComplete="off"
        aria-label={label}
        placeholder={placeholder ?? label}
        className={styles.input}
      />
    </form>
  );
}
