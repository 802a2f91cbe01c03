// @vitest-environment jsdom
import {fireEvent, screen, waitFor} from '@testing-library/react';
import {describe, expect, it} from 'vitest';
import {renderPage} from '@site/src/navigation/__tests__/renderPage';
import SearchBar from '../SearchBar/index.tsx';
import {answer, hit} from '../../__tests__/fakeAnswers.ts';
import {field, options, prepareSearchBar, type} from './searchBarSetUp.tsx';
import {operations} from './searchFakes.ts';

prepareSearchBar();

/** Opens the box on a page of the application, and types into it. */
async function searchOn(address: string, text: string) {
  window.history.replaceState(null, '', address);
  const page = renderPage(
    <nav className="navbar">
      <SearchBar />
    </nav>,
    [address],
  );
  field().dispatchEvent(new Event('pointerdown', {bubbles: true}));
  field().focus();
  type(text);
  await screen.findByText('取消');
  return page;
}

describe('the search box that leads to the page where the reader is', () => {
  it('closes at Enter when the results page shows the query already', async () => {
    const {go} = await searchOn('/search?q=TM', 'TM');
    await go(() => fireEvent.submit(screen.getByRole('search')));
    await waitFor(() => expect(screen.queryByText('取消')).toBeNull());
    expect(field().value).toBe('');
  });

  it.each([
    ['#part', 'part'],
    ['', 'top'],
  ])('scrolls to the hit whose address is open: %j', async (hash, id) => {
    operations.search.mockResolvedValue(answer({...hit('/docs/yicat/a', '第一'), terms: [], hash}));
    document.body.id = 'top';
    const heading = document.body.appendChild(document.createElement('h2'));
    heading.id = 'part';
    const {history} = await searchOn(`/docs/yicat/a${hash}`, '第一');
    await waitFor(() => expect(options()).toHaveLength(1));
    const scrolled: string[] = [];
    Element.prototype.scrollIntoView = function scrollIntoView(this: Element) {
      scrolled.push(this.id);
    };
    fireEvent.click(options()[0] ?? document.body);
    heading.remove();
    expect(scrolled).toEqual([id]);
    expect(history.length).toBe(1);
  });
});
