// @vitest-environment jsdom
import * as browser from '@docusaurus/useIsBrowser';
import {cleanup, render, screen} from '@testing-library/react';
import type {ReactNode} from 'react';
import {afterEach, expect, it, vi} from 'vitest';
import {useDropdown} from '../useDropdown';

function Menu(): ReactNode {
  const {rootProps, triggerProps, menuProps} = useDropdown();
  return (
    <div {...rootProps}>
      <button type="button" {...triggerProps}>
        产品
      </button>
      <ul {...menuProps} />
    </div>
  );
}

function LinkMenu(): ReactNode {
  const {rootProps, triggerProps, linkProps, menuProps} = useDropdown();
  return (
    <div {...rootProps}>
      <a href="/docs" {...triggerProps} {...linkProps}>
        产品
      </a>
      <ul {...menuProps} />
    </div>
  );
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

/** Waits until what an event has changed is rendered, but not until it is painted. */
const rendered = async () => {
  await Promise.resolve();
  await Promise.resolve();
};

it('Esc closes the menu before the browser has painted it', async () => {
  render(<Menu />);
  const trigger = screen.getByRole('button');
  trigger.focus();
  // Not `fireEvent`, which waits for the effects that run after a paint.
  trigger.dispatchEvent(new MouseEvent('click', {bubbles: true, cancelable: true}));
  await rendered();
  expect(trigger.getAttribute('aria-expanded')).toBe('true');
  trigger.dispatchEvent(new KeyboardEvent('keydown', {key: 'Escape', bubbles: true}));
  await rendered();
  expect(trigger.getAttribute('aria-expanded')).toBe('false');
  expect(document.activeElement).toBe(trigger);
});

it('is a link with an address until the application answers it, and then a button', () => {
  const isBrowser = vi.spyOn(browser, 'default').mockReturnValue(false);
  const {rerender} = render(<LinkMenu />);
  expect(screen.getByRole('link').ariaExpanded).toBeNull();
  isBrowser.mockReturnValue(true);
  rerender(<LinkMenu />);
  expect(screen.getByRole('button').ariaExpanded).toBe('false');
});
