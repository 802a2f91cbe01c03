import {useHistory} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import type {ReactNode, SubmitEvent} from 'react';
import {Icon} from '@site/src/components/Icon';
import {resultsAddress} from '@site/src/lib/resultsAddress';
import styles from './styles.module.css';

export interface SearchFormProps {
  /** What to type, where that is not what the field is called. */
  placeholder?: string;
  className?: string | undefined;
}

/** A search field that leads to the results page; a plain form until the script runs. */
export function SearchForm({placeholder, className}: SearchFormProps): ReactNode {
  const action = useBaseUrl('/search');
  const history = useHistory();
  const label = translate({id: 'shell.searchForm.label', message: '搜索全部产品'});
  const onSubmit = (event: SubmitEvent<HTMLFormElement>) => {
    event.preventDefault();
    const query = new FormData(event.currentTarget).get('q');
    history.push(resultsAddress(action, typeof query === 'string' ? query : ''));
  };
  return (
    <form
      role="search"
      method="get"
      action={action}
      onSubmit={onSubmit}
      className={clsx(styles.form, className)}
    >
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
