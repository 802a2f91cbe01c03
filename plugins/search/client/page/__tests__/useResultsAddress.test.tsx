import {cleanup, fireEvent, screen} from '@testing-library/react';
import {useRef} from 'react';
import {afterEach, beforeEach, expect, it, vi, describe} from 'vitest';
import {renderPage} from '@site/src/navigation/__tests__/renderPage';
import {useResultsAddress, contextOf} from '../useResultsAddress.ts';

// @vitest-environment jsdom

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

/** Opens the results page, which stays because no other page loads. */
const openAt = (address: string) =>
  renderPage(<Page />, [address], (path) => path.startsWith('/search'));

const field = () => screen.getByRole<HTMLInputElement>('textbox');
const shown = () => [field().value, screen.getByRole('status').textContent];

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

it.each(['/search', '/search/', '/search.html'])('follows back and forward at %s', async (page) => {
  const {history, go} = openAt(`${page}?q=TM`);
  await go(() => history.push(`${page}?q=TMX`));
  expect(shown()).toEqual(['TMX', 'TMX']);
  await go(() => history.goBack());
  expect(shown()).toEqual(['TM', 'TM']);
});

it.each(['/docs/yicat/a?_highlight=TM#b', '/docs/yicat/search', '/search/x', '/research'])(
  'keeps field and results while %s is on its way',
  async (address) => {
    const {history, go} = openAt('/search?q=TM');
    await go(() => history.push(address));
    expect(shown()).toEqual(['TM', 'TM']);
  },
);

it('writes what is typed into its own address only', async () => {
  const {history, go} = openAt('/search?q=TM');
  fireEvent.input(field(), {target: {value: 'TMX'}});
  await go(() => vi.advanceTimersByTime(300));
  expect(history.location.search).toBe('?q=TMX');

  fireEvent.input(field(), {target: {value: 'TMX file'}});
  await go(() => history.push('/docs/yicat/a?_highlight=TM'));
  await go(() => vi.advanceTimersByTime(300));
  expect(history.location.search).toBe('?_highlight=TM');
});

it.each(['%E0%A4%A', 'TM%FF'])('takes the damaged encoding %s for no query', async (query) => {
  const {history, go} = openAt(`/search?q=${query}`);
  expect(shown()).toEqual(['', '']);
  await go(() => vi.advanceTimersByTime(300));
  expect(history.location.search).toBe('');
});

it.each([
  ['?q=TM&version=nope', '?q=TM'],
  ['?q=TM&version=docs/nope/&ctx=docs/faq/', '?q=TM&ctx=docs%2Ffaq%2F'],
  ['?q=TM&ctx=nope', '?q=TM'],
  ['?q=TM&version=docs/yiloc/', '?q=TM&version=docs/yiloc/'],
])('%s becomes %s: an address names no context that is not searched', async (query, left) => {
  const {history, go} = openAt(`/search${query}`);
  await go(() => vi.advanceTimersByTime(300));
  expect(history.location.search).toBe(left);
});

describe('S7.7 S7.11 the context of an address', () => {
  it.each([
    ['ctx=docs/faq/', 'docs/faq/'],
    ['ctx=docs/faq', 'docs/faq/'],
    ['ctx=/docs/faq/', 'docs/faq/'],
    ['ctx=-docs/faq/', '-docs/faq/'],
    ['ctx=blog/', 'blog/'],
    ['version=docs/yiloc/', 'docs/yiloc/'],
    ['version=docs/yiloc/&ctx=docs/faq/', 'docs/yiloc/'],
    ['version=nope&ctx=docs/faq/', 'docs/faq/'],
  ])('%j is %j', (query, context) => {
    expect(contextOf(new URLSearchParams(query))).toBe(context);
  });

  it.each([
    '',
    'ctx=',
    'ctx=docs/nope/',
    'ctx=%2Bdocs/faq/',
    'version=../..',
    'ctx=<b>',
    'ctx=%E0%A4%A',
  ])('%j is everything', (query) => {
    expect(contextOf(new URLSearchParams(query))).toBe('');
  });
});
