// @vitest-environment jsdom
import * as browser from '@docusaurus/useIsBrowser';
import {fireEvent, screen} from '@testing-library/react';
import {Route} from 'react-router';
import {beforeEach, expect, it, vi} from 'vitest';
import {Filter} from '@site/src/components/glossary/Filter';
import {wordsIn} from '@site/plugins/glossary-page/words';
import {renderPage} from '@site/src/navigation/__tests__/renderPage';
import {useGlossaryFilter} from '../useGlossaryFilter';

const rendered = vi.fn<(text: string) => void>();

function Page() {
  const control = useGlossaryFilter();
  rendered(control.text);
  return (
    <main>
      <Filter control={control} result="" words={wordsIn('zh')} />
    </main>
  );
}

const open = (...addresses: string[]) =>
  renderPage(<Route path="/glossary" component={Page} />, addresses);

const field = () => screen.getByRole<HTMLInputElement>('searchbox');
const type = (value: string) => fireEvent.input(field(), {target: {value}});

beforeEach(() => {
  vi.spyOn(browser, 'default').mockReturnValue(true);
  rendered.mockReset();
});
it('does not change the address of the next page when that page replaces the glossary', async () => {
  const {history, go} = open('/docs/a#part', '/glossary');
  field().focus();
  type('abc');
  await go(() => history.goBack());
  expect(screen.queryByRole('searchbox')).toBeNull();
  expect(history.location).toMatchObject({pathname: '/docs/a', search: '', hash: '#part'});
});

it('shows the typed text in every render until the address has it', async () => {
  const {history, go} = open('/glossary?product=yicat#T001');
  type('abc');
  rendered.mockReset();
  await go(() => fireEvent.submit(screen.getByRole('search')));
  expect(history.location).toMatchObject({search: '?product=yicat&q=abc', hash: '#T001'});
  expect(new Set(rendered.mock.calls.flat())).toEqual(new Set(['abc']));
});

it('shows the text of the address after a navigation within the page', async () => {
  const {history, go} = open('/glossary');
  type('abc');
  await go(() => fireEvent.blur(field()));
  expect(history.location.search).toBe('?q=abc');
  expect(field().value).toBe('abc');
  await go(() => history.push('/glossary'));
  expect(field().value).toBe('');
});

it('removes an empty text and toggles products', async () => {
  const {history, go} = open('/glossary?q=abc');
  type('');
  await go(() => fireEvent.blur(field()));
  expect(history.location.search).toBe('');
  const press = (name: string) => go(() => fireEvent.click(screen.getByRole('button', {name})));
  await press('YiCAT');
  expect(history.location.search).toBe('?product=yicat');
  await press('YiCAT');
  expect(history.location.search).toBe('');
});

it('keeps typed text when a product is pressed without a blur, as before hydration', async () => {
  const {history, go} = open('/glossary');
  const press = (name: string) => go(() => fireEvent.click(screen.getByRole('button', {name})));
  type('abc');
  await press('YiCAT');
  expect(field().value).toBe('abc');
  expect(history.location.search).toBe('?q=abc&product=yicat');
});
