// @vitest-environment jsdom
import {cleanup, fireEvent, render, screen} from '@testing-library/react';
import type {ComponentProps} from 'react';
import {Router} from 'react-router';
import {createBrowserHistory} from 'history';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import {HistoryLink} from '../HistoryLink.tsx';

const history = createBrowserHistory();
const push = vi.spyOn(history, 'push');
const replace = vi.spyOn(history, 'replace');

beforeEach(() => {
  window.history.replaceState(null, '', '/a');
  push.mockClear();
  replace.mockClear();
});
afterEach(cleanup);

/** Presses a link; tells whether the browser is left to follow it. */
function press(
  init: Parameters<typeof fireEvent.click>[1],
  props: Partial<ComponentProps<typeof HistoryLink>> = {},
) {
  render(
    <Router history={history}>
      <HistoryLink to="/b?c#d" innerRef={() => undefined} {...props}>
        Link
      </HistoryLink>
    </Router>,
  );
  const link = screen.getByRole('link');
  let isLeft: boolean | undefined;
  // After everything else; jsdom cannot follow links.
  const note = (event: Event) => {
    isLeft = !event.defaultPrevented;
    event.preventDefault();
  };
  window.addEventListener('click', note, {once: true});
  fireEvent.click(link, {button: 0, ...init});
  return {link, isLeft};
}

it('is an ordinary link to its address', () => {
  const ref = vi.fn<(link: HTMLAnchorElement | null) => void>();
  const {link} = press({ctrlKey: true}, {innerRef: ref, className: 'x', title: 'y'});
  expect(link.getAttribute('href')).toBe('/b?c#d');
  expect(link.className).toBe('x');
  expect(link.title).toBe('y');
  expect(ref).toHaveBeenCalledWith(link);
});

it('goes to another page without a new document', () => {
  const {isLeft} = press({});
  expect(isLeft).toBe(false);
  expect(push).toHaveBeenCalledExactlyOnceWith('/b?c#d');
  expect(window.location.pathname + window.location.search + window.location.hash).toBe('/b?c#d');
});

it('leaves no second entry to go back from for the current page', () => {
  window.history.replaceState(null, '', '/b?c#d');
  press({});
  expect(replace).toHaveBeenCalledExactlyOnceWith('/b?c#d');
  expect(push).not.toHaveBeenCalled();
});

it.each([
  ['another button', {button: 1}],
  ['Ctrl', {ctrlKey: true}],
  ['Cmd', {metaKey: true}],
  ['Shift', {shiftKey: true}],
  ['Alt', {altKey: true}],
])('leaves a press with %s to the browser', (_, init) => {
  const {isLeft} = press(init);
  expect(isLeft).toBe(true);
  expect(push).not.toHaveBeenCalled();
  expect(replace).not.toHaveBeenCalled();
});

it('does nothing where its own handler has answered', () => {
  press({}, {onClick: (event) => event.preventDefault()});
  expect(push).not.toHaveBeenCalled();
});
