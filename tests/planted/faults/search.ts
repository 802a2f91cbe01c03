import {fault, type Fault} from '../Fault.ts';

/** Faults in the search: `plugins/search/`. */
export const searchFaults: readonly Fault[] = [
  fault(
    'A hit loads a new document although the application runs.',
    'plugins/search/client/connection/application.ts',
    'history.push(address);',
    'window.location.assign(address);',
  ),
  fault(
    'A damaged index is read beyond its sections.',
    'plugins/search/engine/load/SearchIndex.ts',
    'section >= sectionCount',
    'false',
  ),
  fault(
    'An index of another version is used.',
    'plugins/search/engine/format/SerializedIndex.ts',
    'value === formatVersion',
    "typeof value === 'number'",
  ),
  fault(
    'Full-width letters find nothing.',
    'plugins/search/engine/text/tokenize.ts',
    'code >= 0x41 && code <= 0x5a ? String.fromCharCode(code + 0x20) : character',
    'character',
  ),
  fault(
    'Two swapped letters count as two mistakes.',
    'plugins/search/engine/plan/expandWord.ts',
    'Math.min(cost, (beforeLast[column - 2] ?? 0) + 1)',
    'cost',
  ),
  fault(
    'A mark begins inside a word.',
    'plugins/search/engine/marks.ts',
    'isWholeWord(folded.text, term, at, end)',
    'true',
  ),
  fault(
    'Unclear answers are shown.',
    'plugins/search/engine/answering.ts',
    'first.likeness > 0 && first.likeness ** 2 * marginOf(first, second) >= leastWorth',
    'first.likeness > 0',
  ),
  fault(
    'Words with similar sound are not found.',
    'plugins/search/engine/plan/cutQuery.ts',
    'if (homophones.length > 0) {',
    'if (false) {',
  ),
  fault(
    'Pages of the product that is read do not come first.',
    'plugins/search/engine/query.ts',
    'index === first ||',
    'false ||',
  ),
  fault(
    'Pages of the product that a query names do not come first.',
    'plugins/search/engine/query.ts',
    'compact !== name && compact.includes(name)',
    'false',
  ),
  fault(
    'Words such as 我要 count as much as what they ask for.',
    'plugins/search/engine/text/stopWords.ts',
    "if (!parts.includes('content')) {",
    'if (false) {',
  ),
  fault(
    'A page of another product than the query names is the answer.',
    'plugins/search/client/worker/answerAbove.ts',
    '!first.hit.isElsewhere &&',
    'true &&',
  ),
  fault(
    'The steps of a task are the answer to a problem with it.',
    'plugins/search/client/worker/answerAbove.ts',
    'needsMoreThanSteps(query)',
    'false',
  ),
  fault(
    'A row of a table is the answer, although another one says as much.',
    'plugins/search/client/worker/answerAbove.ts',
    'first.said - second.said >= leastLead',
    'true',
  ),
  fault(
    'Plural forms find nothing.',
    'plugins/search/engine/text/stem.ts',
    '/(?:ss|x|z|ch|sh)es$/.test(stem)',
    'false',
  ),
  fault(
    'A query that is typed again waits for every product.',
    'plugins/search/client/worker/createSearch.ts',
    'again ? incomplete.get(key) : undefined',
    'incomplete.get(key)',
  ),
];
