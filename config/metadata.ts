import type {UserThemeConfig} from '@docusaurus/theme-common';
import {site} from './site.ts';

/** Meta tags of every page; a page that has a description replaces the site's. */
export const metadata: NonNullable<UserThemeConfig['metadata']> = [
  {name: 'keywords', content: site.keywords},
  {name: 'description', content: site.description},
  {property: 'og:description', content: site.description},
  {property: 'og:site_name', content: site.title},
  {property: 'og:type', content: 'website'},
  {property: 'og:image:width', content: '1200'},
  {property: 'og:image:height', content: '630'},
  {property: 'og:image:alt', content: site.title},
];
