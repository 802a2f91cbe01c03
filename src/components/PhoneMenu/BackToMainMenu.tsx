import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {menuSwitch, switchMenu} from '@site/src/browser/phoneMenu';

/**
 * Switches from the list beside the page to the main menu. It is the first child of an `aside`,
 * which is then a list of the menu. The stylesheet shows it there.
 */
export function BackToMainMenu(): ReactNode {
  return (
    <button
      type="button"
      name={menuSwitch}
      value="main"
      hidden
      className="clean-btn"
      onClick={({currentTarget}) => switchMenu(currentTarget)}
    >
      {translate({
        id: 'theme.navbar.mobileSidebarSecondaryMenu.backButtonLabel',
        message: '← Back to main menu',
      })}
    </button>
  );
}
