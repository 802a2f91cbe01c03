/**
 * @typedef {object} FrameworkChange
 * @property {string} file path of the file below `node_modules/`
 * @property {readonly (readonly [from: string, to: string])[]} replacements
 */

/**
 * Text replacements in the framework that no configuration can make and that help every reader,
 * each with its reason. Review each when you update the framework: the build stops if a text is
 * missing.
 * @type {readonly FrameworkChange[]}
 */
export const docusaurusPatches = [
  {
    // The not-found page gets a named chunk and reports its name, as `registry.mjs` does for pages in
    // the registry.
    file: '@docusaurus/core/lib/client/exports/ComponentCreator.js',
    replacements: [
      [
        "import('@theme/NotFound')",
        `import(/* webpackChunkName: "not-found" */ '@theme/NotFound')`,
      ],
      ["modules: ['@theme/NotFound']", "modules: ['not-found']"],
    ],
  },
  {
    // The router keeps the old page, and reports the navigation when the next page is loaded. An
    // error in a route listener shows the crash page, as inside the application. Hydration is a
    // separate task: Preact has no transitions, and one task with the script would block a slow
    // phone for longer. The client modules are imported before the components that these lines
    // import: the global styles must come before the styles of components, which override them.
    file: '@docusaurus/core/lib/client/clientEntry.js',
    replacements: [
      [
        "import { BrowserRouter, HashRouter } from 'react-router-dom';",
        `import '@generated/client-modules';
import { createSiteHistory } from '@navigation/createSiteHistory';
import { DeferredRouter } from '@navigation/DeferredRouter';
import { leaveFocus } from '@navigation/leaveFocus';
import { isReachable, showConnectionLost } from '@navigation/connection';
import ErrorBoundary from '@docusaurus/ErrorBoundary';
import ClientLifecyclesDispatcher, { dispatchLifecycleAction } from './ClientLifecyclesDispatcher';
import normalizeLocation from './normalizeLocation';
const RouteLifecycle = (props) => <ErrorBoundary><ClientLifecyclesDispatcher {...props}/></ErrorBoundary>;`,
      ],
      [
        `    return siteConfig.future.experimental_router === 'hash' ? (<HashRouter>{children}</HashRouter>) : (<BrowserRouter>{children}</BrowserRouter>);`,
        `    return (<DeferredRouter createHistory={createSiteHistory} RouteLifecycle={RouteLifecycle} steps={{
        normalize: normalizeLocation,
        announce: (navigation) => dispatchLifecycleAction('onRouteUpdate', navigation),
        load: preload,
        leave: leaveFocus,
        reload: () => window.location.reload(),
        isReachable,
        lose: showConnectionLost,
    }}>{children}</DeferredRouter>);`,
      ],
      ['startTransition(renderApp);', 'setTimeout(renderApp);'],
    ],
  },
  {
    // Property names need any stable order, not a locale-aware one: the first `localeCompare` loads
    // the browser's collation tables, which takes 40 ms on a slow phone during hydration.
    file: '@docusaurus/theme-common/lib/utils/reactUtils.js',
    replacements: [['a[0].localeCompare(b[0])', '(a[0] < b[0] ? -1 : 1)']],
  },
  {
    // Helmet writes the head tags of the components that have rendered. During hydration these are
    // fewer than the head already has, so Helmet would remove and restore tags and the classes of
    // the root element, and each change would restyle the whole page.
    file: 'react-helmet-async/lib/index.module.js',
    replacements: [
      [
        'requestAnimationFrame(function(){K(e,function(){_=null})})',
        'requestAnimationFrame(function(){(e.htmlAttributes["data-has-hydrated"]||document.documentElement.dataset.hasHydrated!=="false")&&K(e,function(){_=null})})',
      ],
    ],
  },
];

/** @param {string} path path of a file, with slashes or backslashes */
const changeOf = (path) =>
  docusaurusPatches.find(({file}) => path.replaceAll('\\', '/').endsWith(`/node_modules/${file}`));

/** @param {string} path */
export const isChanged = (path) => changeOf(path) !== undefined;

/**
 * Loader for the files of `docusaurusPatches`. Throws if a text to replace is missing.
 * @this {{readonly resourcePath: string}}
 * @param {string} source
 * @returns {string}
 */
export default function changeFramework(source) {
  return (changeOf(this.resourcePath)?.replacements ?? []).reduce((text, [from, to]) => {
    if (!text.includes(from)) {
      throw new Error(
        `${this.resourcePath} no longer has “${from}”. The framework has changed: see whether ` +
          'plugins/bundle/docusaurusPatches.mjs still needs its entry, and rewrite or remove it.',
      );
    }
    return text.replaceAll(from, () => to);
  }, source);
}
