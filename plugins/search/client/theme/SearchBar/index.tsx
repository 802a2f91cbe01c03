import {translate} from '@docusaurus/Translate';
import {
  useCallback,
  useEffect,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
  type RefObject,
} from 'react';
import useIsBrowser from '@docusaurus/useIsBrowser';
import {SearchField} from '@site/src/components/SearchField';
import {
  searchField,
  commonShortcut,
  shortcutName,
  isSearchShortcut,
} from '@site/src/lib/searchShortcut';
import type {SearchBoxProps} from '../../box/SearchBox.tsx';
import {startAhead} from '../../connection/startAhead.ts';
import {MarkedArticle} from './MarkedArticle.tsx';
import styles from './styles.module.css';

/** Focuses the field when the reader presses the search shortcut. */
function useSearchShortcut(fieldRef: RefObject<HTMLInputElement | null>, onOpen: () => void): void {
  useEffect(() => {
    const onKeyDown = (event: KeyboardEvent) => {
      if (isSearchShortcut(event)) {
        event.preventDefault();
        onOpen();
        fieldRef.current?.focus();
        fieldRef.current?.select();
      }
    };
    document.addEventListener('keydown', onKeyDown);
    return () => document.removeEventListener('keydown', onKeyDown);
  }, [fieldRef, onOpen]);
}

/** Shows the key that focuses the field. Decorative: few screen readers use `aria-keyshortcuts`. */
function ShortcutKey({className}: {className: string | undefined}): ReactNode {
  return (
    // A script writes the key of the reader's platform before hydration (`showShortcut`).
    <kbd aria-hidden="true" className={className} suppressHydrationWarning>
      {useIsBrowser() ? shortcutName() : commonShortcut}
    </kbd>
  );
}

type Box = ComponentType<SearchBoxProps>;

const importBox = () => import('../../box/SearchBox.tsx');

// If the reader focused the field before the script ran, loading starts before hydration.
const field = typeof document === 'undefined' ? null : searchField();
if (field?.form && field === document.activeElement) {
  importBox().catch(() => undefined);
  startAhead(field.form.action);
}

/**
 * The search field of the navbar: a plain form until the reader approaches it. Hover, focus and the
 * shortcut load the box, which takes over the field with the text that the reader has typed.
 */
export default function SearchBar(): ReactNode {
  const frameRef = useRef<HTMLDivElement>(null);
  /** The element that had the focus before the field. */
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
      // The form still leads to the results page; the next interaction retries.
      () => setLoading(false),
    );
  }, []);
  const open = useCallback(() => {
    load();
    setWanted(true);
  }, [load]);
  const close = useCallback(() => setWanted(false), []);

  useSearchShortcut(fieldRef, open);

  // The reader may have focused the field before the script ran.
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
