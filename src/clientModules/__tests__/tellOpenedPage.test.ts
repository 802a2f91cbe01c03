import {createLocation} from 'history';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {onRouteDidUpdate} from '../tellOpenedPage.ts';

const postMessage = vi.fn<(path: string) => void>();

beforeEach(() => vi.stubGlobal('navigator', {serviceWorker: {controller: {postMessage}}}));
afterEach(() => {
  postMessage.mockClear();
  vi.unstubAllGlobals();
});

const go = (from: string | null, to: string) =>
  onRouteDidUpdate({
    previousLocation: from === null ? null : createLocation(from),
    location: createLocation(to),
  });

it('sends the path of a page that the application opens', () => {
  go('/a', '/b?c#d');
  expect(postMessage.mock.calls).toEqual([['/b']]);
});

it.each([
  ['the first page, which the worker has answered and cached', null, '/a'],
  ['another query', '/a', '/a?b'],
  ['another heading', '/a', '/a#b'],
])('sends nothing for %s', (_, from, to) => {
  go(from, to);
  expect(postMessage).not.toHaveBeenCalled();
});
