// @vitest-environment jsdom
import {cleanup, render} from '@testing-library/react';
import NavbarContent from '@theme/Navbar/Content';
import {Component, type ReactNode} from 'react';
import {afterEach, describe, expect, it, vi} from 'vitest';

const fault = new Error('this item is wrong');
const item = {type: 'html', position: 'right', value: 'broken'};

vi.mock('@docusaurus/theme-common', async (original) => ({
  ...(await original<object>()),
  useThemeConfig: () => ({navbar: {items: [item]}}),
}));
vi.mock('@docusaurus/theme-common/internal', async (original) => ({
  ...(await original<object>()),
  useNavbarMobileSidebar: () => ({disabled: true}),
}));
vi.mock('@theme/NavbarItem', () => ({
  default: () => {
    throw fault;
  },
}));
vi.mock('@theme/Navbar/ColorModeToggle', () => ({default: () => null}));
vi.mock('@theme/SearchBar', () => ({default: () => null}));
vi.mock('@theme/Navbar/MobileSidebar/Toggle', () => ({default: () => null}));
vi.mock('@theme/Navbar/Logo', () => ({default: () => null}));

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
