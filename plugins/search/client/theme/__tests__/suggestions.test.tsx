// @vitest-environment jsdom
import {fireEvent, screen, waitFor, within} from '@testing-library/react';
import {describe, expect, it, vi} from 'vitest';
import {answer} from '../../__tests__/fakeAnswers.ts';
import type {Answer} from '../../protocol.ts';
import {field, found, openWith, options, prepareSearchBar, type} from './searchBarSetUp.tsx';
import {fakeRouter, operations} from './searchFakes.ts';

prepareSearchBar();
fakeRouter();

describe('the search box with an answer', () => {
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
    const writeText = vi.fn<(text: string) => Promise<void>>().mockResolvedValue();
    vi.stubGlobal('navigator', Object.assign(Object.create(navigator), {clipboard: {writeText}}));
    fireEvent.click(screen.getByRole('button', {name: '复制答案'}));
    await waitFor(() =>
      expect(screen.getAllByRole('status').map(({textContent}) => textContent)).toContain('已复制'),
    );

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

  it('says how many pages were found', async () => {
    await openWith(found);
    await waitFor(() =>
      expect(screen.getAllByRole('status').map(({textContent}) => textContent)).toContain(
        '3 篇相符',
      ),
    );
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
