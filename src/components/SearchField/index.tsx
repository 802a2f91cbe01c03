import {useHistory} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';
import {Icon} from '@site/src/components/Icon';
import {Ring} from '@site/src/components/Ring';
import {resultsAddress} from '@site/src/lib/resultsAddress';
import styles from './styles.module.css';

export interface SearchFieldProps extends ComponentProps<'form'> {
  /** What the field is called, and its placeholder unless `input` has another. */
  label: string;
  /** Results are loading: a ring replaces the magnifier. */
  isBusy?: boolean;
  /** Small and without a frame, for a place that has a frame. */
  isBare?: boolean;
  input?: ComponentProps<'input'>;
}

/**
 * A search field, with what else the form is to hold. It leads to the results page, as a plain
 * form until the script runs, unless `onSubmit` prevents that.
 */
export function SearchField({
  label,
  isBusy = false,
  isBare = false,
  input,
  className,
  children,
  onSubmit,
  ...props
}: SearchFieldProps): ReactNode {
  const resultsPage = useBaseUrl('/search');
  const history = useHistory();
  return (
    <form
      {...props}
      role="search"
      method="get"
      action={resultsPage}
      className={clsx(styles.form, !isBare && styles.framed, className)}
      onSubmit={(event) => {
        onSubmit?.(event);
        if (!event.defaultPrevented) {
          event.preventDefault();
          const query = new FormData(event.currentTarget).get('q');
          const address = resultsAddress(resultsPage, typeof query === 'string' ? query : '');
          const {pathname, search, hash} = history.location;
          // Pressing Enter again must not have to be gone back from.
          const isHere = pathname + search + hash === address;
          history[isHere ? 'replace' : 'push'](address);
        }
      }}
    >
      <div className={styles.line}>
        <button
          type="submit"
          className={clsx('clean-btn', styles.submit)}
          aria-label={translate({id: 'search.field.label', message: '搜索'})}
        >
          {isBusy ? <Ring /> : <Icon name="search" size={isBare ? 16 : 18} />}
        </button>
        <input
          type="search"
          name="q"
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="search"
          aria-label={label}
          placeholder={label}
          {...input}
          className={styles.input}
        />
      </div>
      {children}
    </form>
  );
}
