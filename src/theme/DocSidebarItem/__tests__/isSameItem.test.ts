import type {Props} from '@theme/DocSidebarItem';
import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import {expect, it} from 'vitest';
import {isSameItem} from '../isSameItem.ts';

const link = (href: string) => ({type: 'link' as const, label: href, href, docId: href});
const category = {
  type: 'category' as const,
  label: 'c',
  href: '/c',
  items: [link('/c/1'), link('/c/2')],
  collapsed: true,
  collapsible: true,
};
const props = (item: Props['item'], activePath: string, more: Partial<Props> = {}): Props => ({
  item,
  activePath,
  level: 1,
  index: 0,
  ...more,
});

const isCurrent = (item: PropSidebarItem, path: string): boolean =>
  (item.type !== 'html' && item.href === path) ||
  (item.type === 'category' && item.items.some((inner) => isCurrent(inner, path)));

const a = link('/a');

it.each([
  ['a link, between two other pages', props(a, '/x'), props(a, '/y'), true],
  ['a link that stays current', props(a, '/a'), props(a, '/a'), true],
  ['a link that is no longer current', props(a, '/a'), props(a, '/y'), false],
  ['a link that becomes current', props(a, '/x'), props(a, '/a'), false],
  ['a category, between two other pages', props(category, '/x'), props(category, '/y'), true],
  ['a category, between two of its pages', props(category, '/c/1'), props(category, '/c/2'), false],
  ['a category that becomes current', props(category, '/x'), props(category, '/c'), false],
  ['another entry', props(a, '/x'), props(link('/a'), '/x'), false],
  ['another level', props(a, '/x'), props(a, '/x', {level: 2}), false],
  ['an added handler', props(a, '/x'), props(a, '/x', {onItemClick: () => undefined}), false],
  ['a removed handler', props(a, '/x', {onItemClick: () => undefined}), props(a, '/x'), false],
])('%s', (_, was, is, same) => {
  expect(isSameItem(was, is, isCurrent)).toBe(same);
});
