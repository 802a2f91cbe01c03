import {expect, test} from 'vitest';
import {localeIds} from '../../../config/locales.ts';
import {flatten} from '../articles/flatten.ts';
import {readSources} from '../articles/readSources.ts';

const dialect = {
  headingId: (id: string) => `{#${id}}`,
  link: (target: string) => target,
};

test.each(localeIds)('flatten knows all that the articles and posts hold: %s', async (locale) => {
  const {pages, posts} = await readSources();
  const texts = [...pages[locale], ...posts[locale]].map(({text}) =>
    flatten(text, locale, dialect),
  );
  expect(texts.length).toBeGreaterThan(150);
  expect(texts.filter((text) => text.trim() === '')).toEqual([]);
});
