import {expect, it} from 'vitest';
import {readBuildData} from '../readBuildData';

it('returns the data of the build', () => {
  const page = {title: 'Terms'};
  expect(readBuildData({page}, 'page')).toBe(page);
});

it.each([{}, {page: 'a'}, {page: null}])('refuses the front matter %j', (frontMatter) => {
  expect(() => readBuildData(frontMatter, 'page')).toThrow('No plugin has written “page”');
});
