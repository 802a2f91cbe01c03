// @vitest-environment jsdom
import {cleanup, fireEvent, screen, waitFor} from '@testing-library/react';
import {renderToString} from 'react-dom/server';
import {describe, expect, it, vi} from 'vitest';
import SearchBar from '../SearchBar/index.tsx';
import {
  field,
  found,
  openWith,
  options,
  point,
  prepareSearchBar,
  show,
  type,
} from './searchBarSetUp.tsx';
import {fakeRouter, operations, push, replace} from './searchFakes.ts';

prepareSearchBar();
fakeRouter();

describe('the search field', () => {
  it('is a plain form in the static page', () => {
    const html = renderToString(<SearchBar />);
    const [form] = /<form[^>]+>/.exec(html) ?? [];
    expect(form).toContain('action="/search"');
    expect(form).toContain('method="get"');
    expect(html).toMatch(/<input[^>]+name="q"/);
    // A pasted article would make an address that servers refuse.
    expect(html).toMatch(/<input[^>]+maxLength="400"/i);
    expect(html).not.toContain('combobox');
  });

  it('S4.19 asks for the index when it is pointed at, once', async () => {
    show();
    expect(operations.fetchIndexes).not.toHaveBeenCalled();
    point();
    await waitFor(() => expect(operations.fetchIndexes).toHaveBeenCalledWith('/', '+docs/yicat/'));
    point();
    expect(operations.fetchIndexes).toHaveBeenCalledOnce();
  });

  it('loads nothing before the reader’s press where data is saved', async () => {
    vi.stubGlobal('navigator', {userAgent: navigator.userAgent, connection: {saveData: true}});
    show();
    point();
    await vi.dynamicImportSettled();
    expect(field().getAttribute('role')).toBeNull();
    fireEvent.focusIn(field());
    await waitFor(() => expect(field().getAttribute('role')).toBe('combobox'));
    expect(operations.fetchIndexes).not.toHaveBeenCalled();
    fireEvent.click(field());
    await waitFor(() => expect(operations.fetchIndexes).toHaveBeenCalledWith('/', '+docs/yicat/'));
  });

  it('takes over what was typed before anybody listened', async () => {
    show();
    field().focus();
    field().value = '模糊';
    fireEvent.keyDown(document, {key: 'k', ctrlKey: true});
    await waitFor(() =>
      expect(operations.search).toHaveBeenCalledWith('/', '+docs/yicat/', '模糊', 8),
    );
    expect(field().value).toBe('模糊');
  });

  it('S9.8 is reached by / as well, unless the reader is writing', async () => {
    show(<textarea />);
    const text = screen.getAllByRole('textbox')[0] ?? document.body;
    fireEvent.keyDown(text, {key: '/'});
    expect(document.activeElement).not.toBe(field());
    fireEvent.keyDown(document.body, {key: '/'});
    expect(document.activeElement).toBe(field());
    expect(await screen.findByText('取消')).toBeTruthy();
  });
});

describe('the search box', () => {
  it('stays closed when the focus only passes through the field', async () => {
    show();
    field().focus();
    await waitFor(() => expect(field().getAttribute('role')).toBe('combobox'));
    expect(screen.queryByText('取消')).toBeNull();
    fireEvent.click(field());
    expect(await screen.findByText('取消')).toBeTruthy();
  });

  it('moves to the form of the next page', async () => {
    await openWith(found);
    cleanup();
    show();
    expect(field().getAttribute('role')).toBeNull();
    point();
    await waitFor(() => expect(field().getAttribute('role')).toBe('combobox'));
    expect(screen.queryByText('取消')).toBeNull();
  });

  it('is walked with the arrows, and Enter opens what is chosen', async () => {
    await openWith(found);
    await waitFor(() => expect(options()).toHaveLength(3));
    fireEvent.keyDown(field(), {key: 'ArrowDown'});
    fireEvent.keyDown(field(), {key: 'ArrowDown'});
    await waitFor(() => expect(options()[1]?.getAttribute('aria-selected')).toBe('true'));
    expect(field().getAttribute('aria-activedescendant')).toBe(options()[1]?.id);
    fireEvent.keyDown(field(), {key: 'Enter'});
    expect(push).toHaveBeenCalledWith('/docs/api-reference/x?_highlight=%E5%8C%B9%E9%85%8D#a');
  });

  it('leads to the results page by Enter where nothing is chosen', async () => {
    await openWith(found, ' a&b ');
    fireEvent.submit(screen.getByRole('search'));
    expect(push).toHaveBeenCalledWith('/search?q=a%26b');
  });

  it('leads there once, however often Enter is pressed', async () => {
    await openWith(found, 'TM');
    fireEvent.submit(screen.getByRole('search'));
    fireEvent.submit(screen.getByRole('search'));
    expect(push).toHaveBeenCalledOnce();
    expect(replace).toHaveBeenCalledExactlyOnceWith('/search?q=TM');
    type('TMX');
    await waitFor(() => expect(operations.search.mock.lastCall).toContain('TMX'));
    fireEvent.submit(screen.getByRole('search'));
    expect(push).toHaveBeenLastCalledWith('/search?q=TMX');
  });

  it('waits for the end of a composition, and leaves its Enter alone', async () => {
    await openWith(found, '');
    type('pi', true);
    type('pin', true);
    expect(operations.search).not.toHaveBeenCalled();
    fireEvent.keyDown(field(), {key: 'ArrowDown', keyCode: 229});
    const isFree = fireEvent.keyDown(field(), {key: 'Enter', keyCode: 229});
    expect(isFree).toBe(true);
    field().value = '匹配';
    field().dispatchEvent(new CompositionEvent('compositionend', {bubbles: true}));
    await waitFor(() => expect(options()).toHaveLength(3));
    expect(operations.search).toHaveBeenCalledOnce();
    expect(push).not.toHaveBeenCalled();
  });

  it('closes by Esc and keeps the text, which the next Esc clears', async () => {
    await openWith(found);
    fireEvent.keyDown(field(), {key: 'Escape'});
    await waitFor(() => expect(screen.queryByText('取消')).toBeNull());
    expect(field().value).toBe('匹配');
    fireEvent.keyDown(field(), {key: 'Escape'});
    expect(field().value).toBe('');
  });
});
