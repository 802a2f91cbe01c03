// @vitest-environment jsdom
import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import {createMemoryHistory} from 'history';
import {useRef} from 'react';
import {Router} from 'react-router';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {useResultsAddress} from '../useResultsAddress.ts';

/** The results page, which stays until the next page has loaded; here it never does. */
function Page() {
  const fieldRef = useRef<HTMLInputElement>(null);
  const {query} = useResultsAddress(fieldRef);
  return (
    <>
      <input ref={fieldRef} />
      <output>{query}</output>
    </>
  );
}

function openAt(address: string) {
  const history = createMemoryHistory({initialEntries: [address]});
  render(
    <Router history={history}>
      <Page />
    </Router>,
  );
  return history;
}

const field = () => screen.getByRole<HTMLInputElement>('textbox');
const shown = () => [field().value, screen.getByRole('status').textContent];

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

it.each(['/search', '/search/', '/search.html'])('follows back and forward at %s', (page) => {
  const history = openAt(`${page}?q=TM`);
  act(() => history.push(`${page}?q=TMX`));
  expect(shown()).toEqual(['TMX', 'TMX']);
  act(() => history.goBack());
  expect(shown()).toEqual(['TM', 'TM']);
});

it('keeps field and results while the page of a hit is on its way', () => {
  const history = openAt('/search?q=TM');
  act(() => history.push('/docs/yicat/a?_highlight=TM#b'));
  expect(shown()).toEqual(['TM', 'TM']);
});

it('writes what is typed into its own address only', () => {
  const history = openAt('/search?q=TM');
  fireEvent.input(field(), {target: {value: 'TMX'}});
  act(() => {
    vi.advanceTimersByTime(300);
  });
  expect(history.location.search).toBe('?q=TMX');

  fireEvent.input(field(), {target: {value: 'TMX file'}});
  act(() => history.push('/docs/yicat/a?_highlight=TM'));
  act(() => {
    vi.advanceTimersByTime(300);
  });
  expect(history.location.search).toBe('?_highlight=TM');
});
