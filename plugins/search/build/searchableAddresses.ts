import type {PluginRouteConfig, RouteConfig} from '@docusaurus/types';

/**
 * The theme components of pages with text. Pages of sections, tags, archives and authors are left
 * out: they only list other pages, so a reader would have to choose again.
 */
const textComponents = new Set([
  '@theme/BlogListPage',
  '@theme/BlogPostPage',
  '@theme/DocItem',
  '@theme/MDXPage',
]);

/** All pages of the site's own pages folder contain text, with any component. */
const pagesPlugin = 'docusaurus-plugin-content-pages';

/** Matches the second and later pages of a list. */
const continued = /\/page\/\d+$/;

function leaves(route: RouteConfig, plugin: string): string[] {
  if (route.routes) {
    return route.routes.flatMap((child) => leaves(child, plugin));
  }
  return plugin === pagesPlugin || textComponents.has(route.component) ? [route.path] : [];
}

/**
 * Returns the sorted addresses of the searchable pages, including the base address, without a
 * trailing slash.
 * @param routes the routes that the framework passes to `postBuild`.
 */
export function searchableAddresses(routes: readonly PluginRouteConfig[]): string[] {
  return routes
    .flatMap((route) => leaves(route, route.plugin.name))
    .map((path) => path.replace(/(?<=.)\/$/, ''))
    .filter((path) => !continued.test(path))
    .sort();
}
