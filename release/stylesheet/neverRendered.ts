/**
 * Classes that scripts name but never set on this site, each with the reason. A listed class stays
 * if a built page has it.
 */
export const neverRendered: ReadonlyMap<string, string> = new Map([
  ...['navbar--dark', 'navbar--primary'].map((name): [string, string] => [
    name,
    'config/navbar.ts sets no style for the navbar',
  ]),
  ...['footer--dark'].map((name): [string, string] => [
    name,
    'config/footer.ts sets no style for the footer',
  ]),
  ...['footer__link-separator', 'text--center'].map((name): [string, string] => [
    name,
    'the footer has columns of links; these are for one row of links',
  ]),
  ...['button--secondary', 'button--outline'].map((name): [string, string] => [
    name,
    'only the button that hides the sidebar has them, and docs.sidebar.hideable is off',
  ]),
  ...['table-of-contents', 'table-of-contents__left-border', 'table-of-contents__link'].map(
    (name): [string, string] => [
      name,
      'defaults of the theme’s list of headings; src/theme/TOC passes its own classes',
    ],
  ),
  ...['alert', 'avatar', 'badge', 'card', 'tabs'].map((name): [string, string] => [
    name,
    'the scripts have the word for something else: a role, a key of data, an anchor',
  ]),
]);
