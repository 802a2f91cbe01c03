import {useActiveVersion} from '@docusaurus/plugin-content-docs/client';
import {useHistory, useLocation} from '@docusaurus/router';
import {translate} from '@docusaurus/Translate';
import useBaseUrl from '@docusaurus/useBaseUrl';
import {
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type ReactNode,
  type RefObject,
} from 'react';
import {isProductId} from '@site/config/products';
import {isFrugal} from '@site/src/lib/isFrugal';
import {useOperations, useSearchSettings} from '../connection/operations.ts';
import {contextOfVersion, formatContext} from '../protocol.ts';
import {groupHits} from '../parts/groupHits.ts';
import {answerWords, copiedText} from '../parts/HitTexts.tsx';
import {useCountText} from '../parts/ResultSummary.tsx';
import {useRecentSearches} from '../state/useRecentSearches.ts';
import {useFieldText, useSearch} from '../state/useSearch.ts';
import {BoxPanel, type PageContext} from './BoxPanel.tsx';
import {type Active, type Choice, placeOf, useCombobox, useFieldKeys} from './useCombobox.ts';
import {useBoxFocus, useFullScreenDialog} from './useBoxFocus.ts';

export interface SearchBoxProps {
  /** The field of the navbar, which the box reads and changes. */
  fieldRef: RefObject<HTMLInputElement | null>;
  /** The element that contains the field and the box. */
  frameRef: RefObject<HTMLElement | null>;
  /** The element that had the focus before the field. */
  beforeRef: RefObject<HTMLElement | null>;
  isOpen: boolean;
  onOpen: () => void;
  onClose: () => void;
  /** Reports whether a load or a search is in progress. */
  onBusy: (isBusy: boolean) => void;
}

const isNothingSelected = (input: HTMLInputElement | null) =>
  input !== null && input.selectionStart === input.selectionEnd;

/** Returns the product of the current page as a search context; `null` on other pages. */
function usePageContext(): PageContext | null {
  const baseUrl = useBaseUrl('/');
  const version = useActiveVersion(undefined);
  return version && isProductId(version.name)
    ? {product: version.name, path: contextOfVersion(version.path, baseUrl)}
    : null;
}

/** Shows suggestions for the text of the field, and their controls. */
export function SearchBox(props: SearchBoxProps): ReactNode {
  const {fieldRef, frameRef, beforeRef, isOpen, onOpen, onClose, onBusy} = props;
  const baseUrl = useBaseUrl('/');
  const operations = useOperations();
  const {limit} = useSearchSettings();
  const history = useHistory();
  const location = useLocation();
  const page = usePageContext();
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useFieldText(fieldRef);
  const [isPageFirst, setPageFirst] = useState(true);
  const [choice, setChoice] = useState<Choice>({query, url: undefined, position: null});
  /** The context whose first index has been loaded or has failed to load. */
  const [warm, setWarm] = useState<string | null>(null);
  const recent = useRecentSearches();
  const countText = useCountText();

  const context = page && isPageFirst ? formatContext({kind: 'first', path: page.path}) : '';
  const search = useSearch({
    baseUrl,
    context,
    query: isOpen ? query : '',
    limit,
  });
  const groups = useMemo(
    () => groupHits(search.answer?.hits ?? [], baseUrl, search.answer?.best),
    [search.answer, baseUrl],
  );
  const urls = useMemo(() => groups.flatMap(({hits}) => hits.map(({url}) => url)), [groups]);
  const count = urls.length;
  const active = choice.query === query ? placeOf(choice, urls) : null;
  const label = translate({id: 'search.field.label', message: '搜索'});
  const optionId = (position: number) => `${listId}-${position}`;

  const isDialog = useFullScreenDialog(frameRef, {isOpen, label});
  const {leave, give} = useBoxFocus({fieldRef, frameRef, beforeRef, isOpen, isDialog, onClose});

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
  }, [isIndexWanted, operations, baseUrl, context]);

  const isBusy = search.isBusy || (isIndexWanted && warm !== context);
  useEffect(() => {
    onBusy(isBusy);
    return () => onBusy(false);
  }, [isBusy, onBusy]);

  const address = `${location.pathname}${location.search}`;
  const finish = useCallback(() => {
    setQuery('');
    leave();
  }, [setQuery, leave]);

  // The box closes on another page. If the search itself navigated there, the box is closed already,
  // and the reader may have begun another search while the page was loading.
  const shownAt = useRef(address);
  const ledTo = useRef('');
  useEffect(() => {
    if (shownAt.current !== address) {
      shownAt.current = address;
      if (ledTo.current !== address) {
        finish();
      }
      ledTo.current = '';
    }
  }, [address, finish]);

  const {add} = recent;
  useEffect(() => {
    const form = fieldRef.current?.form;
    const onSubmit = () => add(fieldRef.current?.value ?? '');
    form?.addEventListener('submit', onSubmit);
    return () => form?.removeEventListener('submit', onSubmit);
  }, [fieldRef, add]);

  useCombobox(fieldRef, {
    listId,
    isExpanded: isOpen && count > 0,
    activeId: active === null ? undefined : optionId(active),
  });
  useFieldKeys(fieldRef, {
    isOpen,
    count,
    active,
    onOpen,
    onActive: useCallback(
      (next: Active) =>
        setChoice({query, url: next === null ? undefined : urls[next], position: next}),
      [query, urls],
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
        onClose();
      } else {
        setQuery('');
      }
      if (!isOpen || query === '') {
        give();
      }
    }, [isOpen, onClose, setQuery, give, query]),
  });

  // The copy key copies the answer, unless text of the query is selected.
  const answer = search.answer;
  useEffect(() => {
    const input = fieldRef.current;
    const onCopy = (event: ClipboardEvent) => {
      const [hit] = answer?.hits ?? [];
      if (isOpen && hit && answer && answer.best.length > 0 && isNothingSelected(input)) {
        event.preventDefault();
        event.clipboardData?.setData('text/plain', copiedText(hit, answer.best));
      }
    };
    input?.addEventListener('copy', onCopy);
    return () => input?.removeEventListener('copy', onCopy);
  }, [fieldRef, isOpen, answer]);

  const follow = (url: string) => {
    add(query);
    finish();
    if (url !== address + location.hash) {
      ledTo.current = url.replace(/#.*/, '');
      history.push(url);
    }
  };

  const status = () => {
    if (!isOpen || query.trim() === '') {
      return '';
    }
    if (!search.answer || search.isBusy) {
      return '';
    }
    const {hits, best, total} = search.answer;
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
          {...{list, listId, optionId, query, search, groups, active, page, isPageFirst, recent}}
          onPageFirst={setPageFirst}
          onSearch={(words) => {
            setQuery(words);
            fieldRef.current?.focus();
          }}
          onFollow={follow}
          onClose={leave}
        />
      )}
    </>
  );
}
