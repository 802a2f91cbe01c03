// @vitest-environment jsdom
import {render, screen} from '@testing-library/react';
import {describe, expect, it} from 'vitest';
import tie from '@site/src/components/Tie/styles.module.css';
import {Match, Pairs, SegmentGrid} from '..';
import styles from '../editor/styles.module.css';

/** Returns whether each tie is dashed, from top to bottom. */
function dashed(container: Element): boolean[] {
  return [...container.querySelectorAll(`.${tie.tie ?? ''}`)].map((line) =>
    line.classList.contains(tie.dashed ?? ''),
  );
}

describe('SegmentGrid', () => {
  it('dashes the tie of a segment without a target, and no other', () => {
    const {container} = render(
      <SegmentGrid
        rows={[
          {n: 1, source: '甲', target: 'A', status: '已确认'},
          {n: 2, source: '乙', status: '空译文'},
        ]}
      />,
    );
    expect(dashed(container)).toEqual([false, true]);
  });

  it('sets the language of both sides', () => {
    render(
      <SegmentGrid
        source="en-US"
        target="ja-JP"
        rows={[{n: 1, source: 'Open', target: '開く', status: '已确认'}]}
      />,
    );
    expect(screen.getByText('Open').lang).toBe('en-US');
    expect(screen.getByText('開く').lang).toBe('ja-JP');
    expect(screen.getByText('原文 en-US')).toBeDefined();
  });
});

describe('Pairs', () => {
  it('dashes pairs without a target or with the state missing', () => {
    const {container} = render(
      <Pairs
        rows={[
          {source: '甲', target: 'A', state: 'confirmed'},
          {source: '乙', target: 'B', state: 'missing'},
          {source: '丙'},
          {source: '丁', target: 'D'},
        ]}
      />,
    );
    expect(dashed(container)).toEqual([false, true, true, false]);
  });
});

describe('Pairs without a text', () => {
  it('have an empty cell on the side that has none', () => {
    const {container} = render(
      <Pairs rows={[{source: '甲'}, {source: '', target: 'B', state: 'missing'}, {target: 'C'}]} />,
    );
    const rows = [...container.querySelectorAll(`.${styles.pair ?? ''}`)];
    const empty = (row: Element, side = '') =>
      row.querySelector(`.${side} > .${styles.empty ?? ''}`) !== null;
    expect(rows.map((row) => [empty(row, styles.left), empty(row, styles.right)])).toEqual([
      [false, true],
      [true, false],
      [true, false],
    ]);
  });
});

describe('Match', () => {
  it('starts an entry with its rate and its kind', () => {
    const {container} = render(<Match rate="88%" source="产品手册" translation="Target" />);
    expect(container.textContent).toBe('88%产品手册TMTarget');
  });

  it('starts an entry without a rate with its kind', () => {
    const {container} = render(<Match kind="MT" source="默认引擎" translation="Target" />);
    expect(container.textContent).toBe('MT默认引擎Target');
  });
});
