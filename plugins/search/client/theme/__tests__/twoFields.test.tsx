// @vitest-environment jsdom
import {fireEvent, screen, waitFor} from '@testing-library/react';
import {describe, expect, it} from 'vitest';
import {BoxField} from '@site/src/components/SearchField/BoxField';
import {field, found, options, prepareSearchBar, show, type} from './searchBarSetUp.tsx';
import {fakeRouter, operations, push} from './searchFakes.ts';

prepareSearchBar();
fakeRouter();

const fieldOfPage = () => screen.getByLabelText<HTMLInputElement>('搜索全部产品');

/** Shows a page with a field in its content, and opens the box there. */
async function openInPage(text: string) {
  operations.search.mockResolvedValue(found);
  show(
    <main>
      <BoxField label="搜索全部产品" />
    </main>,
  );
  fieldOfPage().dispatchEvent(new Event('pointerdown', {bubbles: true}));
  fieldOfPage().focus();
  fieldOfPage().value = text;
  fieldOfPage().dispatchEvent(new InputEvent('input', {bubbles: true}));
  await screen.findByText('取消');
}

describe('a page with a search field in its content', () => {
  it('shows the box in the form that the reader uses', async () => {
    await openInPage('匹配');
    await waitFor(() => expect(options()).toHaveLength(3));
    expect(options()[0]?.closest('form')).toBe(fieldOfPage().form);
    expect(fieldOfPage().getAttribute('role')).toBe('combobox');
    expect(fieldOfPage().getAttribute('aria-expanded')).toBe('true');
    expect(field().getAttribute('role')).toBeNull();
  });

  it('closes that box when the shortcut leads to the navbar, whose box opens', async () => {
    await openInPage('匹配');
    await waitFor(() => expect(options()).toHaveLength(3));
    fireEvent.keyDown(fieldOfPage(), {key: 'k', ctrlKey: true});
    expect(document.activeElement).toBe(field());
    await waitFor(() => expect(field().getAttribute('role')).toBe('combobox'));
    type('第二');
    await waitFor(() => expect(options()).toHaveLength(3));
    expect(screen.getAllByText('取消')).toHaveLength(1);
    expect(options()[0]?.closest('form')).toBe(field().form);
    expect(fieldOfPage().value).toBe('匹配');
  });

  it('opens no results page without a query', async () => {
    await openInPage(' ');
    fireEvent.submit(fieldOfPage());
    expect(push).not.toHaveBeenCalled();
    expect(screen.getAllByText('取消')).toHaveLength(1);
  });
});
