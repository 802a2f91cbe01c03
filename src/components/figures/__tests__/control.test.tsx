// @vitest-environment jsdom
import {cleanup, render} from '@testing-library/react';
import {describe, expect, it} from 'vitest';
import {DataTable, Field} from '..';
import styles from '../control/styles.module.css';

/** Returns the states of the boxes of a group, in order. */
function states(container: Element): boolean[] {
  return [...container.querySelectorAll(`.${styles.box ?? ''}`)].map((box) =>
    box.classList.contains(styles.on ?? ''),
  );
}

describe('Field', () => {
  it('marks the one value of a group of radio buttons', () => {
    const {container} = render(
      <Field label="形式" kind="radio" options={['译文', '双语对照']} value="双语对照" />,
    );
    expect(states(container)).toEqual([false, true]);
  });

  it('marks every value of a group of check boxes', () => {
    const {container} = render(
      <Field label="状态" kind="check" options={['甲', '乙', '丙']} value={['甲', '丙']} />,
    );
    expect(states(container)).toEqual([true, false, true]);
  });

  it('draws a single switch in its state', () => {
    expect(states(render(<Field label="启用" kind="switch" on />).container)).toEqual([true]);
    cleanup();
    expect(states(render(<Field label="启用" kind="switch" />).container)).toEqual([false]);
  });
});

describe('DataTable', () => {
  const labels = (container: Element) =>
    [...container.querySelectorAll('[data-label]')].map((cell) => cell.getAttribute('data-label'));

  it('names its columns in every cell if it stacks on phones', () => {
    const columns = ['项目', '状态', '进度', '日期'];
    const {container} = render(<DataTable columns={columns} rows={[['一', '二', '三', '四']]} />);
    expect(labels(container)).toEqual(columns);
  });

  it('stays a table on phones up to three columns', () => {
    const {container} = render(<DataTable columns={['项目', '状态']} rows={[['一', '二']]} />);
    expect(labels(container)).toEqual([]);
  });
});
