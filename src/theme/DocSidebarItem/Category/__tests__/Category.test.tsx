// @vitest-environment jsdom
import {cleanup, render, screen} from '@testing-library/react';
import type {PropSidebarItem, PropSidebarItemCategory} from '@docusaurus/plugin-content-docs';
import type {ReactNode} from 'react';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import DocSidebarItemCategory from '../index.tsx';

vi.mock('@docusaurus/Link', () => ({
  default: (props: object) => <a {...props} />,
}));
vi.mock('@docusaurus/Translate', () => ({
  translate: (_: unknown, {label}: {label: string}) => `articles of ${label}`,
}));
vi.mock('@docusaurus/theme-common', () => ({
  ThemeClassNames: {docs: {docSidebarItemCategory: 'c', docSidebarItemCategoryLevel: () => 'l'}},
  prefersReducedMotion: () => true,
}));
vi.mock('@docusaurus/theme-common/internal', () => ({
  isSamePath: (one?: string, other?: string) => one === other,
}));
vi.mock('@docusaurus/plugin-content-docs/client', () => ({
  isActiveSidebarItem: ({items}: PropSidebarItemCategory, path: string) =>
    items.some((item) => item.type === 'link' && item.href === path),
  useVisibleSidebarItems: (items: readonly PropSidebarItem[]) =>
    items.filter((item) => item.type !== 'link' || !item.unlisted),
}));
vi.mock('@theme/DocSidebarItem/Link', () => ({
  default: ({item}: {item: {href: string; label: string}}) => <a href={item.href}>{item.label}</a>,
}));
vi.mock('@theme/DocSidebarItems', () => ({
  default: ({items}: {items: readonly {label: string}[]}) =>
    items.map(({label}) => <li key={label}>{label}</li>),
}));

const first = {type: 'link', label: 'First', href: '/first'} as const;
const category = (changes: Partial<PropSidebarItemCategory> = {}): PropSidebarItemCategory => ({
  type: 'category',
  label: 'Start',
  collapsed: false,
  collapsible: true,
  items: [first],
  ...changes,
});
const at = (item: PropSidebarItemCategory, activePath: string): ReactNode => (
  <DocSidebarItemCategory item={item} activePath={activePath} level={1} index={0} />
);

const button = () => screen.getByRole('button', {name: 'articles of Start'});

beforeEach(() => {
  Element.prototype.animate = vi.fn();
});
afterEach(cleanup);

it('opens and closes by its button, and by its heading if that is not a link', () => {
  render(at(category(), '/'));
  expect(button().ariaExpanded).toBe('true');
  button().click();
  expect(button().ariaExpanded).toBe('false');
  screen.getByText('Start').click();
  expect(button().ariaExpanded).toBe('true');
});

it('closes by its heading only on its own page', () => {
  const linked = category({href: '/start'});
  const {rerender} = render(at(linked, '/'));
  const heading = screen.getByRole('link', {name: 'Start'});
  heading.addEventListener('click', (event) => event.preventDefault());
  button().click();
  heading.click();
  expect(button().ariaExpanded).toBe('true');
  rerender(at(linked, '/start'));
  heading.click();
  expect(button().ariaExpanded).toBe('false');
});

it('lets the browser handle a modified click on its heading, and does not close an open menu', () => {
  render(at(category({href: '/start'}), '/start'));
  const heard = vi.fn((event: MouseEvent) => event.preventDefault());
  document.addEventListener('click', heard);
  const press = (init: MouseEventInit) =>
    screen
      .getByRole('link', {name: 'Start'})
      .dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true, ...init}));
  press({});
  expect(heard).not.toHaveBeenCalled();
  expect(button().ariaExpanded).toBe('false');
  press({ctrlKey: true});
  expect(heard).toHaveBeenCalledOnce();
  expect(button().ariaExpanded).toBe('false');
  document.removeEventListener('click', heard);
});

it('S3.4 does not link to an unlisted page', () => {
  const hidden = {href: '/start', linkUnlisted: true};
  render(at(category(hidden), '/'));
  expect(screen.queryByRole('link')).toBeNull();
  screen.getByText('Start').click();
  expect(button().ariaExpanded).toBe('false');
  cleanup();
  render(at(category({...hidden, items: [{...first, unlisted: true}]}), '/'));
  expect(screen.queryByText('Start')).toBeNull();
});

it('is initially closed if configured, unless the current page is in it', () => {
  const closed = category({collapsed: true});
  render(at(closed, '/'));
  expect(button().ariaExpanded).toBe('false');
  cleanup();
  render(at(closed, '/first'));
  expect(button().ariaExpanded).toBe('true');
});

it('S2.46 opens again when the path changes inside it, and does not change otherwise', () => {
  const two = category({items: [first, {type: 'link', label: 'Second', href: '/second'}]});
  const {rerender} = render(at(two, '/first'));
  button().click();
  rerender(at(two, '/first'));
  expect(button().ariaExpanded).toBe('false');
  rerender(at(two, '/second'));
  expect(button().ariaExpanded).toBe('true');
  button().click();
  rerender(at(two, '/elsewhere'));
  expect(button().ariaExpanded).toBe('false');
});

it('keeps its state from before hydration', () => {
  const {rerender} = render(at(category(), '/'));
  button().ariaExpanded = 'false';
  rerender(at(category({label: 'Start'}), '/'));
  expect(button().ariaExpanded).toBe('false');
  button().click();
  expect(button().ariaExpanded).toBe('true');
});

it('S2.46 is a link, or nothing, if it has no article to show', () => {
  const items = [{...first, unlisted: true}];
  const {container} = render(at(category({items, href: '/start'}), '/'));
  expect(screen.getByRole('link', {name: 'Start'}).getAttribute('href')).toBe('/start');
  expect(screen.queryByRole('button')).toBeNull();
  cleanup();
  render(at(category({items}), '/'), {container});
  expect(container.innerHTML).toBe('');
});
