import {useHistory, useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useEffect, type ReactNode} from 'react';
import {SearchField} from '@site/src/components/SearchField';
import {commonShortcut, shortcutName} from '@site/src/browser/searchShortcut';
import {boxHost, showPage} from '../../connection/application.ts';
import {MarkedArticle} from './MarkedArticle.tsx';
import styles from './styles.module.css';

/** Shows the key that focuses the field. Decorative: few screen readers use `aria-keyshortcuts`. */
function ShortcutKey({className}: {className: string | undefined}): ReactNode {
  return (
    // A script writes the key of the reader's platform before hydration (`showShortcut`).
    <kbd aria-hidden="true" className={className}>
      {useIsBrowser() ? shortcutName() : commonShortcut}
    </kbd>
  );
}

const empty = {__html: ''};

/**
 * The search field of the navbar: a plain form, in which `searchBox.ts` shows the box when the
 * reader approaches it, before or after hydration.
 */
export default function SearchBar(): ReactNode {
  const history = useHistory();
  const location = useLocation();
  useEffect(() => showPage(history, location), [history, location]);

  const label = translate({id: 'search.field.label', message: '搜索'});
  return (
    <div className={styles.frame}>
      <SearchField
        isBare
        label={label}
        onSubmit={(event) => {
          if (event.currentTarget.querySelector('input')?.value.trim() === '') {
            event.preventDefault();
          }
        }}
      >
        <ShortcutKey className={styles.shortcut} />
        {/* Hydration leaves the content of such an element as it is. */}
        <div {...{[boxHost]: ''}} dangerouslySetInnerHTML={empty} />
      </SearchField>
      <MarkedArticle />
    </div>
  );
}
