import {translate} from '@docusaurus/Translate';
import {useCallback, useEffect, useRef, useState, type ComponentType, type ReactNode} from 'react';
import {SearchField} from '@site/src/components/SearchField';
import {searchField} from '@site/src/intent/searchField';
import type {SearchBoxProps} from '../../box/SearchBox.tsx';
import {fetchIndexAhead} from './fetchIndexAhead.ts';
import {MarkedArticle} from './MarkedArticle.tsx';
import styles from './styles.module.css';
import {useSearchShortcut} from './useSearchShortcut.ts';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {commonShortcut, shortcutName} from '@site/src/lib/shortcutName';

/** The key that leads to the field. Decorative: `aria-keyshortcuts` has no support worth its words. */
function ShortcutKey({className}: {className: string | undefined}): ReactNode {
  return (
    // The page writes the reader's own key before the application is there (`showShortcut`).
    <kbd aria-hidden="true" className={className} suppressHydrationWarning>
      {useIsBrowser() ? shortcutName() : commonShortcut}
    </kbd>
  );
}

type Box = ComponentType<SearchBoxProps>;

const importBox = () => import('../../box/SearchBox.tsx');

// A reader who came to the field before the script waits for no hydration as well.
const field = typeof document === 'undefined' ? null : searchField();
if (field?.form && field === document.activeElement) {
  importBox().catch(() => undefined);
  void fetchIndexAhead(field.form.action);
}

/**
 * The search field of the navbar: a plain form until the reader comes near it. Hover, focus and
 * the shortcut load the box, which takes the field over as it is, with whatever was typed.
 */
export default function SearchBar(): ReactNode {
  const frameRef = useRef<HTMLDivElement>(null);
  /** Where the focus was before it came here. */
  const beforeRef = useRef<HTMLElement>(null);
  const fieldRef = useRef<HTMLInputElement>(null);
  const [Box, setBox] = useState<Box | null>(null);
  const [isLoading, setLoading] = useState(false);
  const [isBusy, setBusy] = useState(false);
  const [isWanted, setWanted] = useState(false);
  const isOpen = Box !== null && isWanted;

  const isLoaded = useRef(false);
  const load = useCallback(() => {
    if (isLoaded.current) {
      return;
    }
    setLoading(true);
    importBox().then(
      ({SearchBox}) => {
        isLoaded.current = true;
        setBox(() => SearchBox);
        setLoading(false);
      },
      // The form still leads to the results page; the next sign of interest tries again.
      () => setLoading(false),
    );
  }, []);
  const open = useCallback(() => {
    load();
    setWanted(true);
  }, [load]);
  const close = useCallback(() => setWanted(false), []);

  useSearchShortcut(fieldRef, open);

  // The reader may have been faster than the script.
  useEffect(() => {
    if (fieldRef.current && document.activeElement === fieldRef.current) {
      open();
    }
  }, [open]);

  const label = translate({id: 'search.field.label', message: '搜索'});
  return (
    <div
      ref={frameRef}
      className={styles.frame}
      data-open={isOpen || undefined}
      onFocus={({currentTarget, relatedTarget}) => {
        if (!currentTarget.contains(relatedTarget)) {
          beforeRef.current = relatedTarget instanceof HTMLElement ? relatedTarget : null;
        }
        load();
      }}
      onPointerEnter={load}
    >
      <SearchField
        isBare
        label={label}
        data-label={label}
        isBusy={isLoading || isBusy}
        input={{ref: fieldRef, onClick: open, onInput: open}}
        onSubmit={(event) => {
          if (fieldRef.current?.value.trim() === '') {
            event.preventDefault();
            fieldRef.current.focus();
            open();
          }
        }}
      >
        <ShortcutKey className={styles.shortcut} />
        {Box && (
          <Box
            fieldRef={fieldRef}
            frameRef={frameRef}
            beforeRef={beforeRef}
            isOpen={isOpen}
            onOpen={open}
            onClose={close}
            onBusy={setBusy}
          />
        )}
      </SearchField>
      <MarkedArticle />
    </div>
  );
}
