import {ThemeClassNames} from '@docusaurus/theme-common';
import {useEffect} from 'react';
import type {Menu} from '@site/src/lib/phoneMenu';
import {inertOutside} from '@site/src/lib/inertOutside';

const navbar = `.${ThemeClassNames.layout.navbar.container}`;
/** The list that the page has beside it. */
const list = 'aside:has([name=menu])';

/** What can have the focus in an open menu and is hidden with it. The search field stays. */
const hidden = `${list} *,${navbar} :is(a,button)`;

const partsOf: Readonly<Record<Menu, string>> = {main: navbar, list: `${navbar},${list}`};

const focusButton = () =>
  document.querySelector<HTMLElement>('.navbar__toggle')?.focus({preventScroll: true});

/**
 * Keeps the reader in the menu while one is shown: the focus is on its button, from where it was
 * opened, and the rest of the page cannot be reached.
 */
export function useInertBackground(menu: Menu | undefined): void {
  useEffect(() => {
    if (!menu) {
      return undefined;
    }
    const free = inertOutside(...document.querySelectorAll(partsOf[menu]));
    focusButton();
    return () => {
      free();
      if (document.activeElement?.matches(`body,${hidden}`)) {
        focusButton();
      }
    };
  }, [menu]);
}
