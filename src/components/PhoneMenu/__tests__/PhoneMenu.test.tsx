// @vitest-environment jsdom
import {ThemeClassNames} from '@docusaurus/theme-common';
import * as internal from '@docusaurus/theme-common/internal';
import {act, cleanup, render, screen} from '@testing-library/react';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {showMenu, shownMenu} from '@site/src/browser/phoneMenu';
import {PhoneMenu} from '../index.tsx';

/** Handler that the router calls before it goes back, if there is one. */
let onBack: (() => boolean) | undefined;

function Page() {
  return (
    <>
      <nav className={ThemeClassNames.layout.navbar.container}>
        <button className="navbar__toggle" type="button" />
        <a href="/a">a</a>
        <a href="https://elsewhere.example" target="_blank" rel="noreferrer">
          b
        </a>
        <PhoneMenu />
      </nav>
      <div>
        <aside>
          <button name="menu" type="button" value="main" />
          <a href="/c">c</a>
        </aside>
        <main>text</main>
      </div>
    </>
  );
}

const isInert = (selector: string) =>
  document.querySelector<HTMLElement>(selector)?.closest('[inert]') !== null;
/** Waits for mutation observers, which run asynchronously. */
const settle = () => act(() => Promise.resolve());
const open = (menu: 'list' | 'main') => {
  showMenu(menu);
  return settle();
};

/** Close watchers that are not aborted. */
const watching = new Set<EventTarget>();

class CloseWatcher extends EventTarget {
  constructor({signal}: {signal: AbortSignal}) {
    super();
    watching.add(this);
    signal.addEventListener('abort', () => watching.delete(this));
  }
}

const ends: readonly (readonly [string, () => void])[] = [
  ['Esc', () => document.dispatchEvent(new KeyboardEvent('keydown', {key: 'Escape'}))],
  ['a link of the site', () => screen.getByText('a').click()],
  ['a press beside it', () => screen.getByRole('presentation', {hidden: true}).click()],
  ['the way back, which is not gone', () => expect(onBack?.()).toBe(false)],
  [
    'the way back to another document',
    () => watching.forEach((one) => one.dispatchEvent(new Event('close'))),
  ],
];

beforeEach(() => {
  onBack = undefined;
  vi.spyOn(internal, 'useHistoryPopHandler').mockImplementation((handler) => {
    onBack = handler as () => boolean;
  });
  vi.stubGlobal('CloseWatcher', CloseWatcher);
  vi.stubGlobal('matchMedia', () => new EventTarget());
  // These tests do not check the navigation itself.
  document.addEventListener('click', (event) => event.preventDefault());
  Object.defineProperty(HTMLElement.prototype, 'inert', {
    configurable: true,
    get(this: HTMLElement) {
      return this.hasAttribute('inert');
    },
    set(this: HTMLElement, inert: boolean) {
      this.toggleAttribute('inert', inert);
    },
  });
});
afterEach(() => {
  cleanup();
  showMenu(undefined);
  vi.unstubAllGlobals();
  Reflect.deleteProperty(HTMLElement.prototype, 'inert');
});

it('sets the state of its button if it was open before hydration', async () => {
  document.documentElement.dataset.menu = 'main';
  render(<Page />);
  await settle();
  expect(document.querySelector('.navbar__toggle')?.ariaExpanded).toBe('true');
});

it('makes the background inert for a menu that was opened before hydration', async () => {
  showMenu('list');
  render(<Page />);
  await settle();
  expect(isInert('main')).toBe(true);
  expect(isInert('aside a')).toBe(false);
  expect(document.activeElement?.className).toBe('navbar__toggle');
  await open('main');
  expect(isInert('aside a')).toBe(true);
  expect(isInert('nav a')).toBe(false);
});

it.each(ends)('closes on %s', async (_, end) => {
  render(<Page />);
  await open('main');
  end();
  expect(shownMenu()).toBeUndefined();
  await settle();
  expect(isInert('main')).toBe(false);
  expect(watching.size).toBe(0);
});

it('stays open for a link that opens another tab', async () => {
  render(<Page />);
  await open('main');
  screen.getByText('b').click();
  expect(shownMenu()).toBe('main');
});

it('closes when it unmounts, as after a crash', async () => {
  const {unmount} = render(<Page />);
  await open('main');
  unmount();
  expect(shownMenu()).toBeUndefined();
});
