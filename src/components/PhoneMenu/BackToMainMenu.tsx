import {translate} from '@docusaurus/Translate';
import type {ReactNode} from 'react';
import {menuSwitch, switchMenu} from '@site/src/lib/phoneMenu';

/**
 * Leads from the list beside the page to the site's menu. To stand first in an `aside`, which then
 * is a list of the menu; the stylesheet shows it there.
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
