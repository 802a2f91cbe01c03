import {translate} from '@docusaurus/Translate';
import {ThemeClassNames, useThemeConfig} from '@docusaurus/theme-common';
import {useHideableNavbar} from '@docusaurus/theme-common/internal';
import clsx from 'clsx';
import type {ReactNode} from 'react';
import type {Props} from '@theme/Navbar/Layout';
import {PhoneMenu} from '@site/src/components/PhoneMenu';
import styles from './styles.module.css';

/** The navbar, which expands into the mobile menu on narrow pages. */
export default function NavbarLayout({children}: Props): ReactNode {
  const {hideOnScroll} = useThemeConfig().navbar;
  const {navbarRef, isNavbarVisible} = useHideableNavbar(hideOnScroll);
  return (
    <nav
      ref={navbarRef}
      aria-label={translate({id: 'theme.NavBar.navAriaLabel', message: 'Main'})}
      className={clsx(
        ThemeClassNames.layout.navbar.container,
        'navbar navbar--fixed-top',
        hideOnScroll && styles.hideable,
        hideOnScroll && !isNavbarVisible && styles.hidden,
      )}
    >
      {children}
      <PhoneMenu />
    </nav>
  );
}
