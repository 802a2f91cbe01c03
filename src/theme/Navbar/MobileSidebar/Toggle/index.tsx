import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {Icon} from '@site/src/components/Icon';
import {menuSwitch, switchMenu} from '@site/src/browser/phoneMenu';

/** Button that opens and closes the mobile menu. `showMenu` updates its `aria-expanded`. */
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
      <Icon name="menu" size={18} />
    </button>
  );
}
