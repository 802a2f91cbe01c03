import {translate} from '@docusaurus/Translate';
import clsx from 'clsx';
import type {ReactNode, RefObject} from 'react';
import {Icon} from '@site/src/components/Icon';
import {Ring} from '@site/src/components/Ring';
import {useResultsForm} from '@site/src/lib/useResultsForm';
import styles from './styles.module.css';

export interface ResultsFormProps {
  fieldRef: RefObject<HTMLInputElement | null>;
  isBusy: boolean;
  onSubmit: () => void;
}

/** The field of the results page. Its results follow the typing; Enter need not be pressed. */
export function ResultsForm({fieldRef, isBusy, onSubmit}: ResultsFormProps): ReactNode {
  const {method, action} = useResultsForm();
  const label = translate({id: 'shell.searchForm.label', message: '搜索全部产品'});
  return (
    <form
      role="search"
      method={method}
      action={action}
      className={styles.form}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit();
      }}
    >
      <button
        type="submit"
        className={clsx('clean-btn', styles.submit)}
        aria-label={translate({id: 'shell.searchForm.submit', message: '搜索'})}
      >
        {isBusy ? <Ring /> : <Icon name="search" size={18} />}
      </button>
      <input
        ref={fieldRef}
        type="search"
        name="q"
        autoComplete="off"
        autoCapitalize="off"
        spellCheck={false}
        enterKeyHint="search"
        aria-label={label}
        placeholder={label}
        className={styles.input}
      />
    </form>
  );
}
