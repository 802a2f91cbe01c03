import type {Handles} from './MeasuredSite.ts';

const exists = (selector: string) => `document.querySelector(${JSON.stringify(selector)}) !== null`;
const focused = (selector: string) =>
  `document.activeElement?.matches(${JSON.stringify(selector)})`;
const classes = 'document.documentElement.className';
const heightsAfter = (selector: string) =>
  `[...document.querySelectorAll(${JSON.stringify(selector)})].map((one) => one.nextElementSibling?.clientHeight).join()`;

const sidebar = {
  selector: '.theme-doc-sidebar-container .menu__caret',
  state: "document.querySelectorAll('.menu__caret[aria-expanded=true]').length",
};

/** The controls of each site, and expressions that show whether they have taken effect. */
export const handles = {
  ours: {
    controls: {
      sidebar,
      // The visible height is measured: attributes change before the stylesheet has an effect.
      menu: {selector: '.navbar__toggle', state: "document.querySelector('.navbar').clientHeight"},
      colour: {
        selector: '.navbar button[name=color-mode]',
        state: 'document.documentElement.dataset.themeChoice',
      },
      search: {
        selector: '.navbar form[role=search] input',
        state: focused('.navbar input[name=q]'),
      },
    },
    searchField: '.navbar input[name=q]',
    searchHit: '.navbar [role=listbox] [role=option]',
  },
  docusaurus: {
    controls: {
      sidebar,
      menu: {selector: '.navbar__toggle', state: exists('.navbar-sidebar--show')},
      colour: {
        selector: '.navbar [class*=olorModeToggle] button',
        state: 'document.documentElement.dataset.themeChoice',
      },
      search: {selector: '.navbar__search-input', state: focused('.navbar__search-input')},
    },
    searchField: '.navbar__search-input',
    searchHit: '.navbar [class*=suggestion_]',
  },
  starlight: {
    controls: {
      // This is a native list: a click opens it, and a key chooses.
      colour: {
        selector: 'starlight-theme-select select',
        state: 'document.documentElement.dataset.theme',
        keys: ['Home', 'Enter'],
      },
      sidebar: {
        selector: '#starlight__sidebar summary',
        state: "document.querySelectorAll('#starlight__sidebar details[open]').length",
      },
      search: {selector: 'button[data-open-modal]', state: exists('site-search dialog[open]')},
      menu: {
        selector: 'starlight-menu-button button',
        state: "document.body.hasAttribute('data-mobile-menu-expanded')",
      },
    },
    searchField: '.pagefind-ui__search-input',
    searchHit: '.pagefind-ui__result-link',
  },
  vitepress: {
    controls: {
      colour: {selector: '.VPNavBarAppearance .VPSwitch', state: classes},
      sidebar: {
        selector: '.VPSidebarItem.collapsible > .item',
        state: "document.querySelectorAll('.VPSidebarItem.collapsed').length",
      },
      search: {selector: '.DocSearch-Button', state: exists('.VPLocalSearchBox')},
      menu: {selector: '.VPNavBarHamburger', state: exists('.VPNavScreen')},
    },
    searchField: '.VPLocalSearchBox .search-input',
    searchHit: '.VPLocalSearchBox .result',
  },
  rspress: {
    controls: {
      colour: {selector: '.rp-switch-appearance', state: classes},
      sidebar: {selector: '.rp-sidebar-group', state: heightsAfter('.rp-sidebar-group')},
      search: {
        selector: '.rp-search-button, .rp-search-button--mobile',
        state: exists('.rp-search-panel__modal'),
      },
      menu: {selector: '.rp-nav-hamburger', state: exists('.rp-nav-hamburger--active')},
    },
    searchField: '.rp-search-panel__input',
    searchHit: '.rp-suggest-item',
  },
} as const satisfies Readonly<Record<string, Handles>>;
