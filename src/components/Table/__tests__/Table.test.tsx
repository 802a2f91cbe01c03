import {act, cleanup, fireEvent, render, screen} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';
import {Table} from '../index.tsx';
import {HeaderCell} from '..';

// @vitest-environment jsdom

let resized: () => void = () => undefined;

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      constructor(callback: () => void) {
        resized = callback;
      }
      observe() {
        resized();
      }
      disconnect() {
        resized = () => undefined;
      }
    },
  );
});

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

const measure = (scrollWidth: number, clientWidth: number) => {
  vi.spyOn(HTMLElement.prototype, 'scrollWidth', 'get').mockReturnValue(scrollWidth);
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(clientWidth);
};

const table = (
  <Table>
    <tbody>
      <tr>
        <td>1</td>
      </tr>
    </tbody>
  </Table>
);

describe('Table', () => {
  it('is not focusable if it is fully visible', () => {
    measure(600, 600);
    render(table);
    expect(screen.queryByRole('group')).toBeNull();
  });

  it('can be focused and scrolled by keyboard if it is wider than the page', () => {
    measure(900, 600);
    render(table);
    const box = screen.getByRole('group', {name: '可以左右滚动的表格'});
    expect(box.tabIndex).toBe(0);
  });

  it('adapts to the width of the page', () => {
    measure(900, 600);
    render(table);
    measure(600, 600);
    act(() => resized());
    expect(screen.queryByRole('group')).toBeNull();
  });

  it('keeps the focus when scrolled to the end', () => {
    measure(900, 600);
    render(table);
    const box = screen.getByRole('group');
    vi.spyOn(box, 'scrollLeft', 'get').mockReturnValue(300);
    fireEvent.scroll(box);
    expect(screen.getByRole('group')).toBe(box);
  });
});

it('is a header if it names a column, and a plain cell if it is empty', () => {
  render(
    <table>
      <thead>
        <tr>
          <HeaderCell />
          <HeaderCell>个人</HeaderCell>
        </tr>
      </thead>
    </table>,
  );
  expect(screen.getAllByRole('columnheader').map((cell) => cell.textContent)).toEqual(['个人']);
  expect(screen.getAllByRole('cell')).toHaveLength(1);
});
