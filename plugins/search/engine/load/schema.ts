import {IndexFormatError} from '../IndexFormatError.ts';
import {formatVersion, type SerializedIndex} from '../format/SerializedIndex.ts';

const isText = (value: unknown) => typeof value === 'string';
const isTextList = (value: unknown) => Array.isArray(value) && value.every(isText);
const isTable = (value: unknown) => Array.isArray(value) && value.every(isTextList);

const checks: Readonly<Record<keyof SerializedIndex, (value: unknown) => boolean>> = {
  version: (value) => value === formatVersion,
  locale: isText,
  importance: (value) => typeof value === 'number' && value >= 0 && value <= 1,
  pages: (value) =>
    Array.isArray(value) &&
    value.every(
      (page: unknown) =>
        typeof page === 'object' &&
        page !== null &&
        'u' in page &&
        't' in page &&
        'b' in page &&
        isText(page.u) &&
        isText(page.t) &&
        isTextList(page.b),
    ),
  hashes: isTextList,
  titles: isTextList,
  asks: isTextList,
  pageOf: isText,
  lengths: isText,
  words: isText,
  postings: isText,
  simplified: isText,
  traditional: isText,
  syllables: isText,
  readings: isTable,
  synonyms: isTable,
  silent: isTextList,
  regional: isTable,
};

function isSerializedIndex(json: unknown): json is SerializedIndex {
  return (
    typeof json === 'object' &&
    json !== null &&
    Object.entries(checks).every(([key, check]) => check(Reflect.get(json, key)))
  );
}

/**
 * Validates JSON as an index.
 * @throws IndexFormatError if it is not an index, or one of another version.
 */
export function toSerializedIndex(json: unknown): SerializedIndex {
  if (!isSerializedIndex(json)) {
    throw new IndexFormatError(`This is no search index of version ${formatVersion}.`);
  }
  return json;
}
