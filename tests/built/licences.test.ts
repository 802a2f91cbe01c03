import {expect, it} from 'vitest';
import {localeIds} from '../../config/locales.ts';
import {localeById} from '../e2e/locales.ts';
import {readBuilt} from './builtPage.ts';

it.each(localeIds)('the licences in %s name what readers load, each package once', (locale) => {
  const text = readBuilt(localeById(locale).at('/licences.txt'));
  const names = [...text.matchAll(/^(\S+) \S+\nLicence: \S/gm)].map(([, name]) => name);
  expect(names).toEqual([...new Set(names)]);
  // A whole script, data of the search, and modules that the bundler joins with others.
  expect(names).toEqual(
    expect.arrayContaining([
      'preact',
      'opencc-js',
      'pinyin-pro',
      '@docusaurus/theme-common',
      'react-router-config',
      'tiny-invariant',
    ]),
  );
});
