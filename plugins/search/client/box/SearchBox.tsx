import {translate} from '@docusaurus/Translate';
import {
  useCallback,
  useEffect,
  useId,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
  type ReactNode,
} from 'react';
import {productOfPath} from '@site/config/productOfPath';
import {pathOfProduct} from '@site/config/products';
import {isFrugal} from '@site/src/browser/isFrugal';
import {isSearchWanted} from '@site/src/browser/searchForm';
import {openAddress, shownPage} from '../connection/application.ts';
import {operations} from '../connection/operations.ts';
import {formatContext} from '../protocol.ts';
import {groupHits} from '../parts/groupHits.ts';
import {answerWords, copiedText} from '../parts/HitTexts.tsx';
import {useCountText} from '../parts/ResultSummary.tsx';
import {useSearchSite} from '../state/useSearchSite.ts';
import {addSearch} from '../state/useRecentSearches.ts';
import {useFieldText, useSearch} from '../state/useSearch.ts';
import {BoxPanel, isUndecided} from './BoxPanel.tsx';
import {type Active, type Choice, placeOf, useCombobox, useFieldKeys} from './useCombobox.ts';
import {useBoxFocus, useFullScreenDialog} from './useBoxFocus.ts';
import {useOpening} from './useOpening.ts';

export interface SearchBoxProps {
  /** The field that the box reads and changes. */
  field: HTMLInputElement;
  /** The form of the field, which contains the box. */
  form: HTMLFormElement;
  /** The element that contains the form. */
  frame: HTMLElement;
}

/** Maximum number of suggestions. */
const limit = 8;

const isNothingSelected = ({selectionStart, selectionEnd}: HTMLInputElement) =>
  selectionStart === selectionEnd;

/**
 * Shows suggestions for the text of the field, and their controls. If the reader already searches,
 * the box is open.
 */
export function SearchBox(props: SearchBoxProps): ReactNode {
  const {field, form, frame} = props;
  const {baseUrl} = useSearchSite();
  const {isOpen, open, close} = useOpening(props, isSearchWanted(form, field));
  const location = useSyncExternalStore(shownPage.subscribe, shownPage.get);
  const product = productOfPath(location.pathname);
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useFieldText(useRef(field));
  const [isProductFirst, setProductFirst] = useState(true);
  const [choice, setChoice] = useState<Choice>({query, url: undefined, position: null});
  /** The context whose first index has been loaded or has failed to load. */
  const [warm, setWarm] = useState<string | null>(null);
  const countText = useCountText();

  const context =
    product && isProductFirst ? formatContext({kind: 'first', path: pathOfProduct(product)}) : '';
  const search = useSearch({baseUrl, context, query: isOpen ? query : '', limit});
  const {answer} = search;
  const groups = useMemo(
    () => groupHits(answer?.hits ?? [], baseUrl, answer?.best),
    [answer, baseUrl],
  );
  const urls = useMemo(() => groups.flatMap(({hits}) => hits.map(({url}) => url)), [groups]);
  const count = urls.length;
  const active = choice.query === query ? placeOf(choice, urls) : null;
  const label = translate({id: 'search.field.label', message: '搜索'});
  const optionId = (position: number) => `${listId}-${position}`;

  const isDialog = useFullScreenDialog(frame, {isOpen, label});
  const {leave, give} = useBoxFocus({field, form, frame, isOpen, isDialog, onClose: close});

  // The index is fetched before the first key, or at the first click if the reader saves data.
  const isIndexWanted = isOpen || !isFrugal();
  useEffect(() => {
    if (!isIndexWanted) {
      return undefined;
    }
    let isCurrent = true;
    void operations.fetchIndexes(baseUrl, context).then(() => isCurrent && setWarm(context));
    return () => {
      isCurrent = false;
    };
  }, [isIndexWanted, baseUrl, context]);

  const isBusy = search.isBusy || (isIndexWanted && warm !== context);
  useLayoutEffect(() => {
    form.toggleAttribute('data-busy', isBusy);
    return () => form.removeAttribute('data-busy');
  }, [form, isBusy]);

  const address = `${location.pathname}${location.search}`;
  const finish = useCallback(() => {
    setQuery('');
    leave();
  }, [setQuery, leave]);

  // The box closes after a navigation, also to the results that are already shown. If the search
  // itself navigated there, the box is closed already, and the reader may have begun another search
  // while the page was loading.
  const shownAt = useRef(location);
  const ledTo = useRef('');
  useEffect(() => {
    if (shownAt.current !== location) {
      shownAt.current = location;
      if (ledTo.current !== address) {
        finish();
      }
      ledTo.current = '';
    }
  }, [location, address, finish]);

  useEffect(() => {
    const onSubmit = () => addSearch(field.value);
    form.addEventListener('submit', onSubmit);
    return () => form.removeEventListener('submit', onSubmit);
  }, [form, field]);

  useCombobox(field, {
    listId,
    isExpanded: count > 0,
    activeId: active === null ? undefined : optionId(active),
  });
  useFieldKeys(field, {
    isOpen,
    count,
    active,
    onOpen: open,
    onActive: useCallback(
      (next: Active) =>
        setChoice({query, url: next === null ? undefined : urls[next], position: next}),
      [query, urls, setChoice],
    ),
    onFollow: useCallback(
      (position: number, modifiers: MouseEventInit) => {
        const click = new MouseEvent('click', {bubbles: true, cancelable: true, ...modifiers});
        document.getElementById(`${listId}-${position}`)?.dispatchEvent(click);
      },
      [listId],
    ),
    onEscape: useCallback(() => {
      if (isOpen) {
        close();
      } else {
        setQuery('');
      }
      if (!isOpen || query === '') {
        give();
      }
    }, [isOpen, close, setQuery, give, query]),
  });

  // The copy key copies the answer, unless text of the query is selected.
  useEffect(() => {
    const onCopy = (event: ClipboardEvent) => {
      const [hit] = answer?.hits ?? [];
      if (hit && answer && answer.best.length > 0 && isNothingSelected(field)) {
        event.preventDefault();
        event.clipboardData?.setData('text/plain', copiedText(hit, answer.best));
      }
    };
    field.addEventListener('copy', onCopy);
    return () => field.removeEventListener('copy', onCopy);
  }, [field, answer]);

  const follow = (url: string) => {
    addSearch(query);
    finish();
    const {hash} = window.location;
    if (url === address + hash) {
      // The reader may have scrolled away.
      (document.getElementById(hash.slice(1)) ?? document.body).scrollIntoView();
    } else {
      ledTo.current = url.replace(/#.*/, '');
      openAddress(url);
    }
  };

  const status = () => {
    // Nothing is announced before all products have been searched.
    if (!answer || search.isBusy || isUndecided(answer)) {
      return '';
    }
    const {hits, best, total} = answer;
    const heading = hits[0]?.section?.text ?? hits[0]?.title.text ?? '';
    return [countText(total), ...(best.length > 0 ? [heading, answerWords(best)] : [])].join('\n');
  };

  return (
    <>
      <p role="status" className="visually-hidden">
        {status()}
      </p>
      {isOpen && (
        <BoxPanel
          {...{list, listId, optionId, query, search, groups, active, product, isProductFirst}}
          onProductFirst={setProductFirst}
          onSearch={(words) => {
            setQuery(words);
            field.focus();
          }}
          onRetry={() => {
            // The button disappears, and the keys of the box are those of its field.
            field.focus();
            search.retry();
          }}
          onFollow={follow}
          onClose={leave}
        />
      )}
    </>
  );
}
