import {ThemeClassNames} from '@docusaurus/theme-common';
import {useEffect} from 'react';
import type {Menu} from '@site/src/lib/phoneMenu';
import {inertOutside} from '@site/src/lib/inertOutside';

const navbar = `.${ThemeClassNames.layout.navbar.container}`;
/** Selects the list beside the page. */
const list = 'aside:has([name=menu])';

/** Selects elements that may have the focus in an open menu and are hidden when it closes. */
const hidden = `${list} *,${navbar} :is(a,button)`;

const partsOf: Readonly<Record<Menu, string>> = {main: navbar, list: `${navbar},${list}`};

const focusButton = () =>
  document.querySelector<HTMLElement>('.navbar__toggle')?.focus({preventScroll: true});

/**
 * Keeps the focus in the menu while it is shown: the focus is on its button, and the rest of the
 * page is inert.
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
