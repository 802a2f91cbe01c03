import {describe, expect, it} from 'vitest';
import {validateOptions, type SearchOptions} from '../options.ts';

const options: SearchOptions = {
  contexts: [{id: 'a', path: 'docs/a/'}],
};

describe('the options', () => {
  it('are completed', () => {
    expect(validateOptions({options})).toEqual({
      ...options,
      contexts: [{id: 'a', path: 'docs/a/', importance: 1}],
      resultsPage: true,
      id: 'default',
      userDictionary: [],
      synonyms: [],
      silent: [],
      aliases: {},
      preparations: [],
      glossary: {path: 'glossary', terms: []},
    });
  });

  const wrong: readonly (readonly [string, Partial<SearchOptions>])[] = [
    ['contexts[0].path', {contexts: [{id: 'a', path: '/docs/a'}]}],
    ['contexts[0].id', {contexts: [{id: 'site', path: 'docs/'}]}],
    ['contexts[0].importance', {contexts: [{id: 'a', path: 'docs/a/', importance: 2}]}],
    ['contexts', {contexts: [1, 2].map((n) => ({id: 'a', path: `docs/${n}/`}))}],
    ['synonyms[0]', {synonyms: [['alone']]}],
    ['silent[0]', {silent: ['']}],
    ['glossary.path', {glossary: {path: '/glossary', terms: []}}],
  ];

  it.each(wrong)('that are wrong are named: %s', (name, change) => {
    expect(() => validateOptions({options: {...options, ...change}})).toThrow(name);
  });

  it('that are unknown are named', () => {
    const given = {...options, hashed: true};
    expect(() => validateOptions({options: given})).toThrow('hashed');
  });
});
