import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import IconMenu from '@theme/Icon/Menu';
import {menuSwitch, switchMenu} from '@site/src/lib/phoneMenu';

/** Opens and closes the menu of narrow pages; `showMenu` keeps `aria-expanded` from then on. */
export default function NavbarMobileSidebarToggle(): ReactNode {
  return (
    <button
      type="button"
      name={menuSwitch}
      aria-label={translate({
        id: 'theme.docs.sidebar.toggleSidebarButtonAriaLabel',
        message: 'Toggle navigation bar',
      })}
      aria-expanded={false}
      className="navbar__toggle clean-btn"
      onClick={({currentTarget}) => switchMenu(currentTarget)}
    >
      <IconMenu />
    </button>
  );
}
