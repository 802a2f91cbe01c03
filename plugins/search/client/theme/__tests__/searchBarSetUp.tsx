import {cleanup, render, screen, type RenderResult} from '@testing-library/react';
import type {ReactNode} from 'react';
import {afterEach, beforeEach, vi} from 'vitest';
import * as ahead from '../../connection/startAhead.ts';
import * as connection from '../../connection/operations.ts';
import type {Reply} from '../../protocol.ts';
import {answer, hit} from '../../__tests__/fakeAnswers.ts';
import '../../searchBox.ts';
import SearchBar from '../SearchBar/index.tsx';
import {location, operations, page, push, replace} from './searchFakes.ts';

/** An answer with a page of each of two products and of the account. */
export const found = answer(
  hit('/docs/yicat/a', '第一'),
  hit('/docs/api-reference/x', '第二'),
  hit('/docs/faq/b', '第三'),
);

/** The input of the bar. */
export const field = (): HTMLInputElement =>
  screen.getByLabelText<HTMLInputElement>('搜索', {selector: 'input'});
/** The rows of the box. */
export const options = (): HTMLElement[] => screen.queryAllByRole('option');

/** Moves the pointer onto the search bar. */
export const point = (): boolean =>
  screen.getByRole('search').dispatchEvent(new Event('pointerover', {bubbles: true}));

/** Shows the bar, and other elements of the page, as hydration does. */
export const show = (others?: ReactNode): RenderResult =>
  render(
    <>
      {others}
      <nav className="navbar">
        <SearchBar />
      </nav>
    </>,
  );

/** Types text with the events of a browser. */
export const type = (text: string, isComposing = false): void => {
  field().value = text;
  field().dispatchEvent(new InputEvent('input', {bubbles: true, isComposing}));
};

/** Shows the bar and types into it, when the worker gives a reply. */
export async function openWith(reply: Reply, text = '匹配'): Promise<void> {
  operations.search.mockResolvedValue(reply);
  show();
  field().dispatchEvent(new Event('pointerdown', {bubbles: true}));
  field().focus();
  type(text);
  await screen.findByText('取消');
}

/** Sets the fakes back before each test of a file, and clears the page after it. */
export function prepareSearchBar(): void {
  beforeEach(() => {
    vi.spyOn(connection, 'operations', 'get').mockReturnValue(operations);
    vi.spyOn(ahead, 'startAhead').mockReturnValue({
      worker: new Promise<never>(() => undefined),
      files: Promise.resolve(new Map()),
    });
    operations.fetchIndexes.mockReset().mockResolvedValue(null);
    operations.search.mockReset().mockResolvedValue(found);
    Object.assign(location, {pathname: '/', search: ''});
    window.history.replaceState(null, '', page.pathname);
    replace.mockReset();
    push.mockReset().mockImplementation((address) => {
      const {pathname, search} = new URL(address, 'http://localhost');
      Object.assign(location, {pathname, search});
    });
    vi.stubGlobal('matchMedia', () => ({
      matches: false,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    }));
    // jsdom has no layout.
    Element.prototype.scrollIntoView = () => undefined;
  });

  afterEach(() => {
    vi.useRealTimers();
    cleanup();
    localStorage.clear();
    vi.unstubAllGlobals();
  });
}
