// @vitest-environment jsdom
import {render, screen} from '@testing-library/react';
import {describe, expect, it} from 'vitest';
import {Flow, StateChain} from '..';
import styles from '../diagram/Chain.module.css';

const task = (
  <StateChain
    states={[{name: '待开始'}, {name: '进行中'}, {name: '已交付'}, {name: '已验收'}]}
    via={['首次保存', '交付', '验收']}
    exits={[
      {from: 2, to: 1, label: '退回'},
      {from: 0, label: '取消任务', name: '已取消'},
    ]}
  />
);

describe('StateChain', () => {
  it('has the reading order state, exits, transition to the next state', () => {
    const {container} = render(task);
    expect(
      [...(container.firstElementChild?.children ?? [])].map((part) => part.textContent),
    ).toEqual([
      '待开始',
      '取消任务→已取消',
      '首次保存',
      '进行中',
      '交付',
      '已交付',
      '退回→进行中',
      '验收',
      '已验收',
    ]);
  });

  it('draws an exit to a state of the chain as a jump, unlike one to an end state', () => {
    render(task);
    const jumps = (label: string) =>
      screen.getByText(label).parentElement?.classList.contains(styles.jump ?? '');
    expect(jumps('退回')).toBe(true);
    expect(jumps('取消任务')).toBe(false);
  });
});

describe('Flow', () => {
  it('loops back to its first step', () => {
    const {container} = render(
      <Flow steps={[{title: '仓库'}, {title: '翻译'}]} loop="下一次提交" />,
    );
    expect(container.querySelector(`.${styles.jump ?? ''}`)?.textContent).toBe('下一次提交→仓库');
  });

  it('has no loop by default', () => {
    const {container} = render(<Flow steps={[{title: '仓库'}, {title: '翻译'}]} />);
    expect(container.querySelector(`.${styles.exit ?? ''}`)).toBeNull();
  });
});
