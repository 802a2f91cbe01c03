import fc from 'fast-check';
import {describe, expect, it} from 'vitest';
import {readSearches} from '../../plugins/search/client/state/useRecentSearches.ts';
import {cooking, cookingOptions} from '../../plugins/search/engine/__tests__/fixtures/cooking.ts';
import {buildIndex, excerpt, loadIndex, search} from '../../plugins/search/engine/index.ts';
import {IndexFormatError} from '../../plugins/search/engine/format/SerializedIndex.ts';
import {anyText, holds} from './properties.ts';

// The comment of each property names a fault that the property finds.

describe('the search', () => {
  const serialized: unknown = JSON.parse(JSON.stringify(buildIndex(cooking, cookingOptions)));
  const index = loadIndex(serialized);

  // Finds: an expression built from the query without its signs escaped.
  it('answers any query with marks inside the excerpt', () => {
    holds(anyText, (query) => {
      expect(search(index, query, 5).length).toBeLessThanOrEqual(5);
      const {text, marks} = excerpt(`红烧肉${query}`, [query.slice(0, 20), '红烧'], 30);
      for (const [start, end] of marks) {
        expect(start).toBeGreaterThanOrEqual(0);
        expect(start).toBeLessThan(end);
        expect(end).toBeLessThanOrEqual(text.length);
      }
    });
  });

  // Finds: a list of the index that is read before its shape is checked.
  it('refuses a damaged index, or answers from it', () => {
    const keys = Object.keys(serialized as object);
    const changed = fc.record({
      key: fc.constantFrom(...keys),
      value: fc.oneof(fc.constant(undefined), fc.jsonValue(), fc.string({maxLength: 30})),
    });
    const cut = fc.record({
      key: fc.constantFrom(...keys),
      at: fc.nat(400),
      put: fc.string({maxLength: 3}),
    });
    const damaged = fc.oneof(
      fc.jsonValue(),
      changed.map(({key, value}) => ({...(serialized as object), [key]: value})),
      cut.map(({key, at, put}) => {
        const value: unknown = Reflect.get(serialized as object, key);
        const damage = (text: string) => text.slice(0, at) + put + text.slice(at + 1);
        return {
          ...(serialized as object),
          [key]: typeof value === 'string' ? damage(value) : value,
        };
      }),
    );
    holds(damaged, (json) => {
      try {
        const read = loadIndex(json);
        expect(search(read, '红烧肉怎么做', 5).length).toBeLessThanOrEqual(5);
      } catch (error) {
        expect(error).toBeInstanceOf(IndexFormatError);
      }
    });
  });

  // Finds: stored searches that are used without asking whether they are texts.
  it('takes texts alone from what a browser has stored', () => {
    holds(fc.array(fc.oneof(fc.constantFrom('a', ' b '), fc.jsonValue())), (entries) => {
      const texts = entries.filter((entry) => typeof entry === 'string');
      expect(readSearches(JSON.stringify(entries))).toEqual(readSearches(JSON.stringify(texts)));
    });
    holds(fc.oneof(fc.json(), anyText), (stored) => {
      const searches = readSearches(stored);
      expect(searches.length).toBeLessThanOrEqual(5);
      expect(searches.every((entry) => entry.trim() !== '')).toBe(true);
    });
  });
});
