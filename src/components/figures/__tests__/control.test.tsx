// @vitest-environment jsdom
import {cleanup, render} from '@testing-library/react';
import type {ReactNode} from 'react';
import {describe, expect, it} from 'vitest';
import {Button, DataTable, Field, No, Pin, Status, Text, Yes} from '..';
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

describe('Field with a control at its end', () => {
  it('has the button beside the input, and the note below both', () => {
    const {container} = render(
      <Field label="验证码" value="数字" action={<Button>获取</Button>} note="5 分钟内有效" />,
    );
    const control = container.querySelector(`.${styles.withAction ?? ''}`);
    expect([...(control?.children ?? [])].map((part) => part.textContent)).toEqual([
      '数字',
      '获取',
      '5 分钟内有效',
    ]);
  });

  it('shows that nothing is chosen from a list', () => {
    expect(render(<Field label="引擎" kind="select" />).container.textContent).toBe('引擎–');
    cleanup();
    expect(render(<Field label="备注" kind="area" />).container.textContent).toBe('备注');
  });
});

describe('Button', () => {
  it('is in one box with its pin, so that no line ends between them', () => {
    const {container} = render(<Button pin={2}>导出</Button>);
    const box = container.querySelector(`.${styles.pinned ?? ''}`);
    expect(container.childElementCount).toBe(1);
    expect(box?.textContent.replaceAll('\u2060', '')).toBe('导出2');
  });
});

describe('Text', () => {
  it('has its pin directly behind it', () => {
    const {container} = render(<Text pin={1}>设置</Text>);
    expect(container.textContent.replaceAll('\u2060', '')).toBe('设置1');
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

  it('stays a table on phones if its columns have ticks to compare', () => {
    const {container} = render(
      <DataTable
        columns={['功能', '个人版', '团队版', '企业版']}
        rows={[
          ['项目与语言资产', <Yes />, <No />, <Yes />],
          [
            '按计价字数分配',
            <No />,
            <No />,
            <>
              <Yes />
              <Pin n={1} />
            </>,
          ],
        ]}
      />,
    );
    expect(labels(container)).toEqual([]);
  });

  it('stacks on phones if one of its cells is more than a tick', () => {
    const columns = ['功能', '个人版', '团队版', '状态'];
    const rows = (last: ReactNode) => [['项目', <Yes />, <No />, last]];
    const {container} = render(
      <>
        <DataTable columns={columns} rows={rows(<Status>进行中</Status>)} />
        <DataTable columns={columns} rows={rows('只读')} />
      </>,
    );
    expect(labels(container)).toEqual([...columns, ...columns]);
  });

  it('stays a table on phones up to three columns', () => {
    const {container} = render(<DataTable columns={['项目', '状态']} rows={[['一', '二']]} />);
    expect(labels(container)).toEqual([]);
  });
});
