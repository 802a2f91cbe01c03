import {translate} from '@docusaurus/Translate';
import {useNavbarMobileSidebar} from '@docusaurus/theme-common/internal';
import type {ReactNode} from 'react';
import NavbarLogo from '@theme/Navbar/Logo';
import IconClose from '@theme/Icon/Close';

/** Logo and close button; the colour mode has its place at the foot of the menu. */
export default function NavbarMobileSidebarHeader(): ReactNode {
  const {toggle} = useNavbarMobileSidebar();
  return (
    <div className="navbar-sidebar__brand">
      <NavbarLogo />
      <button
        type="button"
        aria-label={translate({
          id: 'theme.docs.sidebar.closeSidebarButtonAriaLabel',
          message: 'Close navigation bar',
        })}
        className="clean-btn navbar-sidebar__close"
        onClick={toggle}
      >
        <IconClose />
      </button>
    </div>
  );
}
