import type {PluginRouteConfig, RouteConfig} from '@docusaurus/types';

/**
 * The theme components whose pages are texts. Sections, tags, archives and authors only list them:
 * the reader of a list would have to choose again.
 */
const textComponents = new Set([
  '@theme/BlogListPage',
  '@theme/BlogPostPage',
  '@theme/DocItem',
  '@theme/MDXPage',
]);

/** Each page written in the site's own pages folder is a text, whatever component draws it. */
const pagesPlugin = 'docusaurus-plugin-content-pages';

/** The second and later pages of a list. */
const continued = /\/page\/\d+$/;

function leaves(route: RouteConfig, plugin: string): string[] {
  if (route.routes) {
    return route.routes.flatMap((child) => leaves(child, plugin));
  }
  return plugin === pagesPlugin || textComponents.has(route.component) ? [route.path] : [];
}

/**
 * The addresses of the pages that readers may look for, base address included, without slash at
 * the end, sorted.
 * @param routes what the framework hands to `postBuild`.
 */
export function searchableAddresses(routes: readonly PluginRouteConfig[]): string[] {
  return routes
    .flatMap((route) => leaves(route, route.plugin.name))
    .map((path) => path.replace(/(?<=.)\/$/, ''))
    .filter((path) => !continued.test(path))
    .sort();
}
