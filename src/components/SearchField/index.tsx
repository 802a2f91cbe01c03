import {useHistory} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import clsx from 'clsx';
import type {ComponentProps, ReactNode} from 'react';
import {Icon} from '@site/src/components/Icon';
import {longestQuery} from '@site/src/lib/longestQuery';
import {noSpellcheck} from '@site/src/lib/noSpellcheck';
import {resultsAddress} from '@site/src/lib/resultsAddress';
import styles from './styles.module.css';

export interface SearchFieldProps extends ComponentProps<'form'> {
  /** Accessible name of the field, and its placeholder unless `input` has another. */
  label: string;
  /** Whether results are loading. A ring then replaces the magnifier. */
  isBusy?: boolean;
  /** Whether the field is small and without a border, for a container with a border. */
  isBare?: boolean;
  input?: ComponentProps<'input'>;
}

/**
 * A search form. Its children follow the field. Submitting it opens the results page, as a native
 * form before hydration, unless `onSubmit` prevents the default.
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
      data-busy={isBusy || undefined}
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
          // A repeated Enter must not add another history entry.
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
          <Icon name="search" size={isBare ? 16 : 18} />
        </button>
        <input
          type="search"
          name="q"
          autoComplete="off"
          autoCapitalize="off"
          {...noSpellcheck}
          aria-label={label}
          placeholder={label}
          maxLength={longestQuery}
          {...input}
          className={styles.input}
        />
      </div>
      {children}
    </form>
  );
}
