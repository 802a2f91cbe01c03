import type {UserThemeConfig} from '@docusaurus/theme-common';
import {site} from './site.ts';

/**
 * Meta tags of every page. A page with a description replaces that of the site. The release adds
 * the tags of the picture: `release/cards/imageTags.ts`.
 */
export const metadata: NonNullable<UserThemeConfig['metadata']> = [
  {name: 'keywords', content: site.keywords},
  {name: 'description', content: site.description},
  {property: 'og:description', content: site.description},
  {property: 'og:site_name', content: site.title},
  {property: 'og:type', content: 'website'},
];
