// @vitest-environment jsdom
import type {Location} from 'history';
import {beforeEach, expect, it} from 'vitest';
import {onRouteDidUpdate} from '../forgetMachineTags';

const at = (pathname: string): Location => ({
  pathname,
  search: '',
  hash: '',
  state: undefined,
  key: '',
});

const go = (from: Location | null, to: Location) =>
  onRouteDidUpdate({location: to, previousLocation: from});

const heads = () => [...document.head.children].map(({id}) => id);

beforeEach(() => {
  document.head.innerHTML =
    '<link id="markdown" rel="alternate" href="a.md" type="text/markdown">' +
    '<script id="release" type="application/ld+json">{}</script>' +
    '<script id="application" data-rh="true" type="application/ld+json">{}</script>' +
    '<link id="feed" rel="alternate" type="application/rss+xml">';
});

it('removes the tags that describe the previous page', () => {
  go(at('/a'), at('/b'));
  expect(heads()).toEqual(['application', 'feed']);
});

it('does not change the head while a page loads, or when only query or anchor change', () => {
  go(null, at('/a'));
  go(at('/a'), at('/a'));
  expect(heads()).toHaveLength(4);
});
