// @vitest-environment jsdom
import {afterEach, describe, expect, it, vi} from 'vitest';
import {isSearchShortcut} from '../searchShortcut.ts';

afterEach(() => {
  vi.restoreAllMocks();
});

function isShortcut(init: KeyboardEventInit, html = ''): boolean {
  document.body.innerHTML = html;
  const event = new KeyboardEvent('keydown', {bubbles: true, ...init});
  (document.body.firstElementChild ?? document.body).dispatchEvent(event);
  return isSearchShortcut(event);
}

it.each<[KeyboardEventInit, string, boolean]>([
  [{key: 'k', ctrlKey: true}, '', true],
  // Caps lock changes the key.
  [{key: 'K', ctrlKey: true}, '', true],
  [{key: 'k', ctrlKey: true}, '<input>', true],
  [{key: '/'}, '', true],
  [{key: 'k'}, '', false],
  [{key: 'k', metaKey: true}, '', false],
  [{key: 'k', ctrlKey: true, metaKey: true}, '', false],
  [{key: 'k', ctrlKey: true, altKey: true}, '', false],
  // Firefox opens its console.
  [{key: 'K', ctrlKey: true, shiftKey: true}, '', false],
  [{key: 'k', ctrlKey: true, isComposing: true}, '<input>', false],
  [{key: '/', ctrlKey: true}, '', false],
  [{key: '/'}, '<input>', false],
  [{key: '/'}, '<textarea></textarea>', false],
])('%j in %j: %s', (init, html, expected) => {
  expect(isShortcut(init, html)).toBe(expected);
});

it('ignores events without a key, which extensions send', () => {
  const event = new Event('keydown') as KeyboardEvent;
  expect(isSearchShortcut(event)).toBe(false);
});

describe('on a Mac', () => {
  it('is ⌘ K, because the system uses Ctrl K', () => {
    vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue(
      'Mozilla/5.0 (Macintosh; Intel Mac OS X 10_15_7)',
    );
    expect(isShortcut({key: 'k', metaKey: true})).toBe(true);
    expect(isShortcut({key: 'k', ctrlKey: true})).toBe(false);
  });
});
