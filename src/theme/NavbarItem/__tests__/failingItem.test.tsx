// @vitest-environment jsdom
import * as common from '@docusaurus/theme-common';
import * as internal from '@docusaurus/theme-common/internal';
import {cleanup, render} from '@testing-library/react';
import * as colorMode from '@theme/Navbar/ColorModeToggle';
import NavbarContent from '@theme/Navbar/Content';
import * as logo from '@theme/Navbar/Logo';
import * as menuButton from '@theme/Navbar/MobileSidebar/Toggle';
import * as navbarItem from '@theme/NavbarItem';
import * as search from '@theme/SearchBar';
import {Component, type ReactNode} from 'react';
import {afterEach, describe, expect, it, vi} from 'vitest';

const fault = new Error('this item is wrong');
const item = {type: 'html', position: 'right', value: 'broken'};

class Catcher extends Component<{children: ReactNode; onError: (error: Error) => void}> {
  override state = {failed: false};

  static getDerivedStateFromError() {
    return {failed: true};
  }

  override componentDidCatch(error: Error) {
    this.props.onError(error);
  }

  override render() {
    return this.state.failed ? null : this.props.children;
  }
}

afterEach(() => {
  cleanup();
  vi.restoreAllMocks();
});

describe('a navbar item that fails', () => {
  it('S8.5 is reported with its configuration and the cause', () => {
    vi.spyOn(console, 'error').mockImplementation(() => undefined);
    vi.spyOn(common, 'useThemeConfig').mockReturnValue({
      navbar: {items: [item]},
    } as unknown as common.ThemeConfig);
    vi.spyOn(internal, 'useNavbarMobileSidebar').mockReturnValue({
      disabled: true,
    } as ReturnType<typeof internal.useNavbarMobileSidebar>);
    vi.spyOn(navbarItem, 'default').mockImplementation(() => {
      throw fault;
    });
    for (const other of [colorMode, search, menuButton, logo]) {
      vi.spyOn(other, 'default').mockReturnValue(null);
    }
    const onError = vi.fn<(error: Error) => void>();
    render(
      <Catcher onError={onError}>
        <NavbarContent />
      </Catcher>,
    );
    const error = onError.mock.calls[0]?.[0];
    expect(error?.message).toContain('A theme navbar item failed to render.');
    expect(error?.message).toContain(
      'Please double-check the following navbar item (themeConfig.navbar.items) of your Docusaurus config:',
    );
    expect(error?.message).toContain('"value": "broken"');
    expect(error?.cause).toBe(fault);
  });
});
