import {fault, type Fault} from '../Fault.ts';

/** Faults in a page before and with its application: `src/`, `config/`. */
export const applicationFaults: readonly Fault[] = [
  fault(
    'A link to another product shows the not-found page of the own one.',
    'config/isInPart.ts',
    '?? commonPart) === part',
    '?? commonPart) !== undefined',
  ),
  fault(
    'A question in the structured data ends its script.',
    'src/lib/jsonText.ts',
    ".replaceAll('<', '\\\\u003c')",
    '',
  ),
  fault('A metered connection counts as fast.', 'src/browser/isFrugal.ts', 'cellular|', ''),
  fault(
    'The address of results starts without the application.',
    'src/intent/staticFirst.ts',
    "search !== '' ||",
    '',
  ),
  fault(
    'The filter of the update log ignores the kind of change.',
    'src/lib/filterUpdates.ts',
    'kinds.length === 0 || kinds.includes(kind)',
    'true',
  ),
  fault(
    'The search shortcut does nothing before the application is there.',
    'src/browser/searchForm.ts',
    '        field.focus();',
    '        void field;',
  ),
  fault(
    'A press in the search starts the application.',
    'src/intent/onIntent.ts',
    'isForSearch(event) || listener(event)',
    'listener(event)',
  ),
  fault(
    'The application runs the files again that the search box has run.',
    'src/intent/createLoader.ts',
    'arrivals.get(name) ??',
    '',
  ),
  fault(
    'The box opens when the focus only passes through its field.',
    'src/browser/searchForm.ts',
    "(isPressed === true || field.value !== '')",
    'isPressed !== false',
  ),
  fault(
    'The page counts as styled before its sheets apply.',
    'src/intent/createLoader.ts',
    'isStyled: () => isStyled',
    'isStyled: () => true',
  ),
  fault(
    'Clicks are queued for ever.',
    'src/intent/application/replayQueuedClicks.ts',
    '\n  queue.stop();',
    '',
  ),
  fault(
    'A text stays as a browser translated it.',
    'src/browser/restoreReplacedTexts.ts',
    'text?.parentNode === null',
    'text?.parentNode === undefined',
  ),
  fault(
    'A link to a heading scrolls before the page is there.',
    'src/navigation/DeferredRouter.tsx',
    'queueMicrotask(() => setArrived(shown))',
    'setArrived(shown)',
  ),
  fault(
    'A page of another product is shown without a new document.',
    'src/navigation/createSiteHistory.ts',
    '!(changesProduct(pathname) && keepProduct(pathname))',
    'true',
  ),
];
