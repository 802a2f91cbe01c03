// @vitest-environment jsdom
import * as browser from '@docusaurus/useIsBrowser';
import {fireEvent, render, screen} from '@testing-library/react';
import {beforeEach, describe, expect, it, vi} from 'vitest';
import ColorModeToggle from '..';

beforeEach(() => {
  vi.spyOn(browser, 'default').mockReturnValue(true);
});
type Mode = 'light' | 'dark' | null;

/** Returns the mode that a click on the switch chooses. */
function next(value: Mode, respectPrefersColorScheme: boolean): unknown {
  const onChange = vi.fn();
  render(
    <ColorModeToggle
      value={value}
      respectPrefersColorScheme={respectPrefersColorScheme}
      onChange={onChange}
    />,
  );
  fireEvent.click(screen.getByRole('button'));
  expect(onChange).toHaveBeenCalledOnce();
  return onChange.mock.calls[0]?.[0];
}

describe('ColorModeToggle', () => {
  it.each([
    [null, 'light'],
    ['light', 'dark'],
    ['dark', null],
  ] as const)(
    'S4.5 goes from %s to %s if the system preference is respected',
    (value, expected) => {
      expect(next(value, true)).toBe(expected);
    },
  );

  it.each([
    [null, 'dark'],
    ['light', 'dark'],
    ['dark', 'light'],
  ] as const)('S4.6 goes from %s to %s otherwise', (value, expected) => {
    expect(next(value, false)).toBe(expected);
  });

  it.each([
    [null, '换成浅色'],
    ['light', '换成深色'],
    ['dark', '换成跟随系统'],
  ] as const)('has a tooltip that says what a press does next: %s, %s', (value, tooltip) => {
    render(<ColorModeToggle value={value} respectPrefersColorScheme onChange={() => undefined} />);
    expect(screen.getByRole('button').title).toBe(tooltip);
  });

  it('has a tooltip without a mode while no script knows the choice', () => {
    vi.mocked(browser.default).mockReturnValue(false);
    render(<ColorModeToggle value={null} respectPrefersColorScheme onChange={() => undefined} />);
    expect(screen.getByRole('button').title).toBe('切换颜色模式');
  });

  it('S4.4 has a name for each state, independent of the state of the application', () => {
    render(<ColorModeToggle value="dark" respectPrefersColorScheme onChange={() => undefined} />);
    const button = screen.getByRole('button');
    expect(button.textContent).toBe('切换颜色模式浅色深色跟随系统');
    expect(button.ariaLabel).toBeNull();
  });
});
