// @vitest-environment jsdom
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {syncColorMode, switchColorMode} from '../switchColorMode.ts';
import {captureEarlyClicks} from '../captureEarlyClicks.ts';

const page = document.documentElement.dataset;
const stored = () => localStorage.getItem('theme');

/** Sets up the page as the first-paint script does. */
function choose(choice: 'light' | 'dark' | 'system', systemIsDark: boolean) {
  vi.stubGlobal('matchMedia', () => ({matches: systemIsDark}));
  page.themeChoice = choice;
}

beforeEach(() => localStorage.clear());
afterEach(() => vi.unstubAllGlobals());

it.each([
  ['system', 'light', 'light', 'light'],
  ['light', 'dark', 'dark', 'dark'],
  ['dark', 'system', 'light', null],
] as const)('goes from %s to %s, shows %s and stores %s', (from, to, shown, kept) => {
  choose(from, false);
  if (from !== 'system') {
    localStorage.setItem('theme', from);
  }
  switchColorMode();
  expect(page).toMatchObject({themeChoice: to, theme: shown});
  expect(stored()).toBe(kept);
});

it('shows the mode of a dark system', () => {
  choose('dark', true);
  switchColorMode();
  expect(page).toMatchObject({themeChoice: 'system', theme: 'dark'});
});

it('works if storage is blocked', () => {
  choose('light', false);
  vi.stubGlobal('localStorage', {
    setItem: () => {
      throw new DOMException('blocked', 'SecurityError');
    },
  });
  expect(switchColorMode).not.toThrow();
  expect(page.theme).toBe('dark');
});

it('handles its button immediately, queues no event for it, and counts as intent', () => {
  choose('system', true);
  document.body.innerHTML = `<div id="__docusaurus">
    <button name="color-mode"><svg></svg></button><button name="other"></button></div>`;
  const onEvent = vi.fn();
  const queue = captureEarlyClicks(onEvent);
  document.querySelector('svg')?.dispatchEvent(new MouseEvent('click', {bubbles: true}));
  expect(page.theme).toBe('light');
  expect(queue).toMatchObject({items: [], hasSwitchedColorMode: true});
  expect(onEvent).toHaveBeenCalledOnce();
  document.querySelector<HTMLElement>('[name=other]')?.click();
  expect(queue.items).toHaveLength(1);
  expect(page.theme).toBe('light');
  queue.stop();
});

it('notifies the theme of the choice only if it listens to storage events', () => {
  const heard: unknown[] = [];
  const listen = ({key, newValue, storageArea}: StorageEvent) =>
    heard.push([key, newValue, storageArea === localStorage]);
  window.addEventListener('storage', listen);
  localStorage.setItem('theme', 'dark');
  syncColorMode();
  localStorage.removeItem('theme');
  syncColorMode();
  window.removeEventListener('storage', listen);
  expect(heard).toEqual([
    ['theme', 'dark', true],
    ['theme', null, true],
  ]);
});
