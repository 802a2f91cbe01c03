// @vitest-environment jsdom
import {ColorModeProvider} from '@docusaurus/theme-common/internal';
import * as site from '@docusaurus/useDocusaurusContext';
import * as browser from '@docusaurus/useIsBrowser';
import {cleanup, render, waitFor} from '@testing-library/react';
import {afterEach, beforeEach, describe, expect, it, vi} from 'vitest';

function show(disableSwitch: boolean) {
  const colorMode = {defaultMode: 'dark', disableSwitch, respectPrefersColorScheme: false};
  vi.spyOn(site, 'default').mockReturnValue({
    siteConfig: {themeConfig: {colorMode}},
  } as unknown as ReturnType<typeof site.default>);
  render(<ColorModeProvider>page</ColorModeProvider>);
}

beforeEach(() => {
  vi.spyOn(browser, 'default').mockReturnValue(true);
  localStorage.setItem('theme', 'light');
});

afterEach(() => {
  cleanup();
  localStorage.clear();
});

describe('the stored colour mode', () => {
  it('S4.8 is cleared if the switch is disabled', async () => {
    show(true);
    await waitFor(() => expect(localStorage.getItem('theme')).toBeNull());
  });

  it('S4.8 stays if the switch is enabled', () => {
    show(false);
    expect(localStorage.getItem('theme')).toBe('light');
  });
});
