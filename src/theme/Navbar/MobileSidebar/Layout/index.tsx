import {translate} from '@docusaurus/Translate';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {useNavbarMobileSidebar, useNavbarSecondaryMenu} from '@docusaurus/theme-common/internal';
import clsx from 'clsx';
import {useEffect, useRef, type ReactNode} from 'react';
import NavbarColorModeToggle from '@theme/Navbar/ColorModeToggle';
import type {Props} from '@theme/Navbar/MobileSidebar/Layout';
import {LocalePair} from '@site/src/components/LocalePair';
import {useModal} from '@site/src/lib/useModal';
import styles from './styles.module.css';

interface PanelProps {
  children: ReactNode;
  inert: boolean;
}

function Panel({children, inert}: PanelProps): ReactNode {
  return (
    <div
      className={clsx(
        ThemeClassNames.layout.navbar.mobileSidebar.panel,
        'navbar-sidebar__item menu',
        styles.panel,
      )}
      inert={inert}
    >
      {children}
    </div>
  );
}

/** The phone menu: a modal sheet with two panels side by side, and language and colour mode below. */
export default function NavbarMobileSidebarLayout({
  header,
  primaryMenu,
  secondaryMenu,
}: Props): ReactNode {
  const {shown, toggle} = useNavbarMobileSidebar();
  const {shown: secondaryMenuShown} = useNavbarSecondaryMenu();
  const ref = useRef<HTMLDivElement>(null);
  useModal(ref, {active: shown, onClose: toggle, except: '.navbar-sidebar__backdrop'});

  // The panel that slides away takes the focus with it.
  useEffect(() => {
    if (document.activeElement?.closest('[inert]')) {
      ref.current?.focus({preventScroll: true});
    }
  }, [secondaryMenuShown]);

  return (
    <div
      ref={ref}
      role="dialog"
      aria-modal="true"
      aria-label={translate({id: 'shell.mobileSidebar.label', message: '菜单'})}
      tabIndex={-1}
      className={clsx(
        ThemeClassNames.layout.navbar.mobileSidebar.container,
        'navbar-sidebar',
        styles.sidebar,
      )}
    >
      {header}
      <div
        className={clsx('navbar-sidebar__items', styles.panels, {
          'navbar-sidebar__items--show-secondary': secondaryMenuShown,
        })}
      >
        <Panel inert={secondaryMenuShown}>{primaryMenu}</Panel>
        <Panel inert={!secondaryMenuShown}>{secondaryMenu}</Panel>
      </div>
      <div className={styles.foot}>
        <LocalePair />
        <NavbarColorModeToggle className={clsx(styles.colorMode)} />
      </div>
    </div>
  );
}
