// @vitest-environment jsdom
import * as link from '@docusaurus/Link';
import * as common from '@docusaurus/theme-common';
import {cleanup, render, screen} from '@testing-library/react';
import type {PropSidebarItemCategory} from '@docusaurus/plugin-content-docs';
import * as list from '@theme/DocSidebarItems';
import * as itemLink from '@theme/DocSidebarItem/Link';
import type {ReactNode} from 'react';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import DocSidebarItemCategory from '../index.tsx';

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

const button = () => screen.getByRole('button', {name: '“Start”下的文章'});

beforeEach(() => {
  Element.prototype.animate = vi.fn();
  vi.spyOn(common, 'prefersReducedMotion').mockReturnValue(true);
  vi.spyOn(link, 'default').mockImplementation((props: object) => <a {...props} />);
  vi.spyOn(itemLink, 'default').mockImplementation(({item: {href, label}}) => (
    <a href={href}>{label}</a>
  ));
  vi.spyOn(list, 'default').mockReturnValue(null);
});
afterEach(() => {
  cleanup();
  Reflect.deleteProperty(Element.prototype, 'animate');
});

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
