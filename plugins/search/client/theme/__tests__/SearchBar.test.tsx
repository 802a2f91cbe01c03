// @vitest-environment jsdom
import {cleanup, fireEvent, render, screen, waitFor, within} from '@testing-library/react';
import type {ReactNode} from 'react';
import {renderToString} from 'react-dom/server';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import type {Answer, AnswerHit, Reply, SearchOperations} from '../../protocol.ts';
import '../../searchBox.ts';
import SearchBar from '../SearchBar/index.tsx';

const {push, replace, page, location, operations} = vi.hoisted(() => ({
  page: {pathname: '/docs/yicat/a', search: '', hash: ''},
  push: vi.fn<(address: string) => void>(),
  replace: vi.fn<(address: string) => void>(),
  location: {pathname: '/', search: '', hash: ''},
  operations: {
    fetchIndexes: vi.fn<SearchOperations['fetchIndexes']>(),
    search: vi.fn<SearchOperations['search']>(),
  },
}));

vi.mock('@docusaurus/router', () => ({
  useHistory: () => ({push, replace, location}),
  // This is the address of the current page while the next one is still loading.
  useLocation: () => page,
}));
vi.mock('../../connection/operations.ts', () => ({operations}));
vi.mock('../../connection/startAhead.ts', () => ({startAhead: () => undefined}));

const hit = (url: string, title: string): AnswerHit => ({
  url,
  hash: '#a',
  title: {text: title, marks: []},
  section: null,
  breadcrumbs: [],
  excerpt: null,
  passage: null,
  terms: ['匹配'],
});

const answer = (...hits: AnswerHit[]): Answer => ({
  hits,
  best: [],
  found: hits.length,
  total: hits.length,
  widened: [],
  nearest: [],
  complete: true,
  partial: false,
});

const found = answer(
  hit('/docs/yicat/a', '第一'),
  hit('/docs/api-reference/x', '第二'),
  hit('/docs/faq/b', '第三'),
);

const field = () => screen.getByLabelText<HTMLInputElement>('搜索', {selector: 'input'});
const options = () => screen.queryAllByRole('option');

/** Moves the pointer onto the search bar. */
const point = () =>
  screen.getByRole('search').dispatchEvent(new Event('pointerover', {bubbles: true}));

/** Shows the bar, and other elements of the page, as hydration does. */
const show = (others?: ReactNode) =>
  render(
    <>
      {others}
      <nav className="navbar">
        <SearchBar />
      </nav>
    </>,
  );

/** Types text with the events of a browser. */
const type = (text: string, isComposing = false) => {
  field().value = text;
  field().dispatchEvent(new InputEvent('input', {bubbles: true, isComposing}));
};

async function openWith(reply: Reply, text = '匹配') {
  operations.search.mockResolvedValue(reply);
  show();
  field().dispatchEvent(new Event('pointerdown', {bubbles: true}));
  field().focus();
  type(text);
  await screen.findByText('取消');
}

beforeEach(() => {
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

describe('the search field', () => {
  it('is a plain form in the static page', () => {
    const html = renderToString(<SearchBar />);
    const [form] = /<form[^>]+>/.exec(html) ?? [];
    expect(form).toContain('action="/search"');
    expect(form).toContain('method="get"');
    expect(html).toMatch(/<input[^>]+name="q"/);
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

  it('S7.9 S2.53 groups its suggestions, which are links', async () => {
    await openWith(found);
    await waitFor(() => expect(options()).toHaveLength(3));
    expect(screen.getAllByRole('group').map((group) => group.getAttribute('aria-label'))).toEqual([
      '搜索范围',
      'YiCAT',
      'API Reference',
      '账号常见问题',
    ]);
    expect(options()[0]?.getAttribute('href')).toBe(
      '/docs/yicat/a?_highlight=%E5%8C%B9%E9%85%8D#a',
    );
    expect(field().getAttribute('aria-expanded')).toBe('true');
  });

  it('shows the answer as its first row, reads it out, and lets it be copied', async () => {
    const best: Answer['best'] = [
      {
        kind: 'step',
        head: '',
        parts: [
          {kind: 'text', text: '点击'},
          {kind: 'strong', text: '保存'},
        ],
      },
      {kind: 'step', head: '', parts: [{kind: 'text', text: '关闭'}]},
    ];
    await openWith({...found, best});
    await waitFor(() => expect(options()).toHaveLength(3));
    expect(screen.getAllByRole('group')[1]?.getAttribute('aria-label')).toBe('答案：YiCAT');
    expect(options()[0]?.textContent).toContain('1. 点击保存 2. 关闭');
    expect(options()[0]?.querySelector('strong')?.textContent).toBe('保存');
    expect(screen.getAllByRole('status')[0]?.textContent).toContain('1. 点击保存\n2. 关闭');
    const saysCopying = (text: string) =>
      screen.getAllByRole('status').some(({textContent}) => textContent === text);
    const writeText = vi.fn<(text: string) => Promise<void>>().mockRejectedValueOnce(new Error());
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), {clipboard: {writeText}}));
    fireEvent.click(screen.getByRole('button', {name: '复制答案'}));
    await waitFor(() => expect(saysCopying('没能复制，请选中文字再复制')).toBe(true));
    writeText.mockResolvedValue();
    fireEvent.click(screen.getByRole('button', {name: '复制答案'}));
    await waitFor(() => expect(saysCopying('已复制')).toBe(true));

    const copy = new Event('copy', {bubbles: true, cancelable: true});
    const setData = vi.fn();
    Object.assign(copy, {clipboardData: {setData}});
    field().setSelectionRange(0, 1);
    field().dispatchEvent(copy);
    expect(setData).not.toHaveBeenCalled();
    field().setSelectionRange(1, 1);
    await waitFor(() => {
      field().dispatchEvent(copy);
      expect(setData).toHaveBeenCalledWith(
        'text/plain',
        '第一\n1. 点击保存\n2. 关闭\nhttp://localhost:3000/docs/yicat/a#a',
      );
    });
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

  it('says how many pages were found', async () => {
    await openWith(found);
    await waitFor(() =>
      expect(screen.getAllByRole('status').map(({textContent}) => textContent)).toContain('3 篇'),
    );
  });

  it('asks again while an answer is not complete', async () => {
    operations.search.mockResolvedValueOnce({
      ...answer(hit('/docs/yicat/a', '第一')),
      complete: false,
    });
    await openWith(found);
    await waitFor(() => expect(options()).toHaveLength(3));
    expect(operations.search).toHaveBeenCalledTimes(2);
  });

  it('widens to all products', async () => {
    await openWith(found);
    fireEvent.click(screen.getByRole('button', {name: '全部产品'}));
    await waitFor(() => expect(operations.search).toHaveBeenLastCalledWith('/', '', '匹配', 8));
  });

  it('S8.11 leads to all results, those within and those outside the product', async () => {
    await openWith(found);
    await waitFor(() => expect(options()).toHaveLength(3));
    const links = screen.getAllByRole('link');
    expect(links.map((link) => [link.textContent, link.getAttribute('href')])).toEqual([
      ['查看全部结果', '/search?q=%E5%8C%B9%E9%85%8D'],
      ['在“YiCAT”内查看', '/search?q=%E5%8C%B9%E9%85%8D&ctx=docs%2Fyicat%2F'],
      ['在“YiCAT”外查看', '/search?q=%E5%8C%B9%E9%85%8D&ctx=-docs%2Fyicat%2F'],
    ]);
  });

  it('S8.6 says that there is nothing, and where else to look', async () => {
    await openWith({...answer(), nearest: ['模糊匹配']}, '模胡批配');
    expect((await screen.findAllByText('没有结果')).length).toBeGreaterThan(0);
    expect(screen.queryByRole('link', {name: '查看全部结果'})).toBeNull();
    const nearest = screen.getByRole('list', {name: '相近的词'});
    fireEvent.click(within(nearest).getByRole('link', {name: '模糊匹配'}));
    expect(field().value).toBe('模糊匹配');
    expect(within(screen.getByRole('list', {name: '常查'})).getAllByRole('link')).toHaveLength(3);
  });

  it('says that there is nothing only when all products have been searched', async () => {
    let tell: (reply: Reply) => void = () => undefined;
    const last = new Promise<Reply>((resolve) => {
      tell = resolve;
    });
    operations.search.mockReturnValue(last);
    operations.search.mockResolvedValueOnce({...answer(), complete: false});
    show();
    field().focus();
    type('匹配');
    await waitFor(() => expect(operations.search).toHaveBeenCalledTimes(2));
    expect(operations.search.mock.lastCall).toEqual(['/', '+docs/yicat/', '匹配', 8, true]);
    expect(screen.getByText('正在载入搜索')).toBeTruthy();
    expect(screen.queryByText('没有结果')).toBeNull();
    expect(screen.getByRole('link', {name: '查看全部结果'})).toBeTruthy();
    tell(answer());
    expect((await screen.findAllByText('没有结果')).length).toBeGreaterThan(0);
  });

  it.each([
    ['unreachable', '没能载入搜索，请检查网络。'],
    ['missing', '没有找到搜索的数据，网站可能正在更新。请稍后重试。'],
    ['broken', '搜索的数据不完整，请重试。'],
    ['outdated', '网站已经更新，这一页还是旧的。请刷新页面后再搜索。'],
    ['failed', '搜索出错了，请重试。'],
  ] as const)('tells the fault “%s” and tries again', async (fault, message) => {
    await openWith({fault});
    expect((await screen.findByRole('alert')).textContent).toContain(message);
    const before = operations.fetchIndexes.mock.calls.length;
    operations.search.mockResolvedValue(found);
    fireEvent.click(screen.getByRole('button', {name: '重试'}));
    expect(document.activeElement).toBe(field());
    await waitFor(() => expect(options()).toHaveLength(3));
    expect(operations.fetchIndexes.mock.calls.length).toBe(before + 1);
  });

  it('asks for the hits of other products when the first ones are painted', async () => {
    const frames: FrameRequestCallback[] = [];
    vi.stubGlobal('requestAnimationFrame', (frame: FrameRequestCallback) => frames.push(frame));
    operations.search.mockResolvedValue({...found, complete: false});
    show();
    field().focus();
    type('匹配');
    await waitFor(() => expect(options()).toHaveLength(3));
    expect(operations.search).toHaveBeenCalledOnce();
    operations.search.mockResolvedValue(found);
    await waitFor(() => {
      frames.splice(0).forEach((frame) => frame(0));
      expect(operations.search).toHaveBeenCalledTimes(2);
    });
  });

  it('says after a while that it takes long', async () => {
    operations.search.mockReturnValue(new Promise(() => undefined));
    show();
    field().focus();
    await waitFor(() => expect(field().getAttribute('role')).toBe('combobox'));
    vi.useFakeTimers({shouldAdvanceTime: true});
    type('匹配');
    expect(await screen.findByText('正在载入搜索')).toBeTruthy();
    await vi.advanceTimersByTimeAsync(5000);
    expect(await screen.findByText(/^网络较慢/)).toBeTruthy();
  });

  it('keeps searches that led somewhere, until they are removed', async () => {
    await openWith(found);
    await waitFor(() => expect(options()).toHaveLength(3));
    fireEvent.click(options()[0] ?? document.body);
    type('');
    const recent = await screen.findByRole('list', {name: '最近搜索'});
    const removing = () => screen.queryAllByRole('button', {name: /^移除/});
    expect(within(recent).getByRole('button', {name: '匹配'})).toBeTruthy();
    fireEvent.click(within(recent).getByRole('button', {name: '移除“匹配”'}));
    expect(screen.queryByRole('button', {name: '匹配'})).toBeNull();
    expect(localStorage.getItem('search.recent')).not.toContain('匹配');
    // When no button is left that could have the focus, it moves to the field.
    for (let [remove] = removing(); remove; [remove] = removing()) {
      fireEvent.click(remove);
    }
    expect(document.activeElement).toBe(field());
  });
});
