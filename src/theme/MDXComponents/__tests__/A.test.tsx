// @vitest-environment jsdom
import * as base from '@docusaurus/useBaseUrl';
import {render, screen} from '@testing-library/react';
import {beforeEach, expect, it, vi} from 'vitest';
import MDXLink from '../A.tsx';

beforeEach(() => {
  vi.spyOn(base, 'useBaseUrlUtils').mockReturnValue({withBaseUrl: (path) => `/en${path}`});
});
it('downloads a practice file, and keeps the other props', () => {
  render(
    <MDXLink href="pathname:///samples/yicat/a.tmx" title="一份记忆库" lang="zh">
      a.tmx
    </MDXLink>,
  );
  const link = screen.getByRole('link', {name: 'a.tmx'});
  expect(link.getAttribute('href')).toBe('/en/samples/yicat/a.tmx');
  expect(link.hasAttribute('download')).toBe(true);
  expect(link.title).toBe('一份记忆库');
  expect(link.lang).toBe('zh');
});
