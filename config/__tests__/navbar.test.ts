import type {ThemeConfig} from '@docusaurus/theme-common';
import {validateThemeConfig} from '@docusaurus/theme-classic/lib/options.js';
import {normalizeThemeConfig} from '@docusaurus/utils-validation';
import {describe, expect, it} from 'vitest';
import {footer} from '../footer';
import {defaultToRight, navbar} from '../navbar';

/** Runs a theme configuration through the framework's own validation. */
function validate(themeConfig: object): unknown {
  return validateThemeConfig({
    // The validation decides whether the value is a theme configuration.
    themeConfig: themeConfig as ThemeConfig,
    validate: normalizeThemeConfig,
  });
}

describe('navbar configuration', () => {
  it('S2.36 puts an item without a position on the right and keeps the other positions', () => {
    const items = defaultToRight([
      {to: '/blog', label: 'Blog'},
      {to: '/docs', label: 'Docs', position: 'left'},
    ]);
    expect(items.map(({position}) => position)).toEqual(['right', 'left']);
  });

  it('S2.38 S2.40 is valid as this site has it', () => {
    expect(validate({navbar})).toMatchObject({navbar: {hideOnScroll: true}});
    expect(navbar.items).toHaveLength(5);
  });
});

it('S2.44 the footer is valid as this site has it', () => {
  expect(() => validate({footer})).not.toThrow();
});
