// @vitest-environment jsdom
import {ColorModeProvider} from '@docusaurus/theme-common/internal';
import {cleanup, render, waitFor} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

const switchIs = vi.hoisted(() => ({disabled: false}));

vi.mock('@docusaurus/useIsBrowser', () => ({default: () => true}));
vi.mock('@docusaurus/useDocusaurusContext', () => ({
  default: () => ({
    siteConfig: {
      themeConfig: {
        colorMode: {
          defaultMode: 'dark',
          disableSwitch: switchIs.disabled,
          respectPrefersColorScheme: false,
        },
      },
    },
  }),
}));

beforeEach(() => localStorage.setItem('theme', 'light'));

afterEach(() => {
  cleanup();
  localStorage.clear();
});

describe('the stored colour mode', () => {
  it('S4.8 is cleared if the switch is disabled', async () => {
    switchIs.disabled = true;
    render(<ColorModeProvider>page</ColorModeProvider>);
    await waitFor(() => expect(localStorage.getItem('theme')).toBeNull());
  });

  it('S4.8 stays if the switch is enabled', () => {
    switchIs.disabled = false;
    render(<ColorModeProvider>page</ColorModeProvider>);
    expect(localStorage.getItem('theme')).toBe('light');
  });
});
