import {useHistory, useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {useEffect, type ReactNode} from 'react';
import {BoxField} from '@site/src/components/SearchField/BoxField';
import {commonShortcut, shortcutName} from '@site/src/browser/searchShortcut';
import {showPage} from '../../connection/application.ts';
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

/** The search field of the navbar. It tells the search boxes of the page which page is shown. */
export default function SearchBar(): ReactNode {
  const history = useHistory();
  const location = useLocation();
  useEffect(() => showPage(history, location), [history, location]);

  return (
    <>
      <BoxField
        isBare
        className={styles.frame}
        label={translate({id: 'search.field.label', message: '搜索'})}
      >
        <ShortcutKey className={styles.shortcut} />
      </BoxField>
      <MarkedArticle />
    </>
  );
}
