import {readFileSync} from 'node:fs';
import {expect, it, vi} from 'vitest';
import textsWithModules, {withTexts} from '../textsWithModules.mjs';

const texts = {
  'search.retry': 'Try "again"',
  'theme.NotFound.p1': 'Gone',
  'search.unused': 'Unused',
};

/** Returns the texts that a changed module registers, and the module itself. */
function read(source: string) {
  const [, own, rest] =
    /^import codeTranslations from '@generated\/codeTranslations';Object\.assign\(codeTranslations,(\{.*?\})\);([^]*)$/.exec(
      withTexts(source, texts),
    ) ?? [];
  return {own: JSON.parse(own ?? '{}') as unknown, rest};
}

it.each([
  ["translate({id: 'search.retry', message: '重试'});", {'search.retry': 'Try "again"'}],
  ['<Translate id="theme.NotFound.p1">x</Translate>\n', {'theme.NotFound.p1': 'Gone'}],
  [
    "const ids = ['search.retry', `theme.NotFound.p1`, 'search.retry'];",
    {'search.retry': 'Try "again"', 'theme.NotFound.p1': 'Gone'},
  ],
])('gives a module the texts that it names, and no others: %s', (source, own) => {
  expect(read(source)).toEqual({own, rest: source});
});

it.each(["import x from './search.retry';", "call('toString', 'a.constructor', 'b.c')", ''])(
  'does not change a module that names no text: %s',
  (source) => {
    expect(withTexts(source, texts)).toBe(source);
  },
);

it('empties the table, and reads it again when it changes', () => {
  const file = 'i18n/zh/code.json';
  const addDependency = vi.fn();
  const load = (resourcePath: string) =>
    textsWithModules.call(
      {resourcePath, getOptions: () => ({file}), addDependency},
      readFileSync(resourcePath, 'utf8'),
    );
  expect(load(file)).toBe('{}');
  expect(addDependency).not.toHaveBeenCalled();
  load('vitest.config.mts');
  expect(addDependency).toHaveBeenCalledWith(file);
});
