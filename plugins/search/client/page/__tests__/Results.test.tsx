// @vitest-environment jsdom
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, expect, it} from 'vitest';
import {SearchSiteProvider} from '../../state/useSearchSite.ts';
import {answer, hit} from '../../__tests__/fakeAnswers.ts';
import {Results} from '../Results.tsx';

const hitsOf = (...names: string[]) => names.map((name) => hit(`/docs/yicat/${name}`, name));

/** Returns the results page after an answer with these hits, of which a part is shown. */
const resultsOf = (query: string, names: readonly string[], limit: number) => (
  <SearchSiteProvider value={{baseUrl: '/', locale: 'zh'}}>
    <Results
      query={query}
      search={{
        answer: {...answer(...hitsOf(...names.slice(0, limit))), found: names.length},
        answered: query,
        fault: null,
        isBusy: false,
        isSlow: false,
        retry: () => undefined,
      }}
      limit={limit}
      onMore={() => undefined}
      onSearch={() => undefined}
      onRetry={() => undefined}
    />
  </SearchSiteProvider>
);

afterEach(cleanup);

it('moves the focus to the first new hit when the button “More” disappears', () => {
  const {rerender} = render(resultsOf('a', ['one', 'two', 'three'], 2));
  const more = screen.getByRole('button', {name: '显示更多'});
  more.focus();
  fireEvent.click(more);
  rerender(resultsOf('a', ['one', 'two', 'three'], 4));
  expect(document.activeElement).toBe(screen.getByRole('link', {name: 'three'}));
});

it('leaves the focus alone when another search finds more', () => {
  const {rerender} = render(resultsOf('a', ['one', 'two'], 4));
  rerender(resultsOf('b', ['four', 'one', 'two'], 4));
  expect(document.activeElement).toBe(document.body);
});
