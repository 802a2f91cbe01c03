import {expect, it} from 'vitest';
import {withoutLocale} from '../withoutLocale';

it.each([
  ['/en/docs/yicat', '/docs/yicat'],
  ['/en', ''],
  ['/docs/en', '/docs/en'],
  ['/english/docs', '/english/docs'],
])('%s becomes “%s”', (path, rest) => {
  expect(withoutLocale(path)).toBe(rest);
});
