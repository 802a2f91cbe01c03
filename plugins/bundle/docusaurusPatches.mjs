/**
 * @typedef {object} FrameworkChange
 * @property {string} file end of the file's path, below `node_modules/`
 * @property {readonly (readonly [from: string, to: string])[]} replacements
 */

/**
 * Places in the framework that no configuration reaches and that cost every reader something, each
 * with the reason. Look at each when the framework is updated: the build stops when one is gone.
 * @type {readonly FrameworkChange[]}
 */
export const docusaurusPatches = [
  {
    // The page for addresses that do not exist gets a chunk with a name, and reports that name, as
    // `serverRegistryLoader` does for pages that the registry knows.
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
    // A page stays until the next one is there: `DeferredRouter` says why it holds it, not this.
    file: '@docusaurus/core/lib/client/App.js',
    replacements: [
      ["import { useLocation } from '@docusaurus/router';\n", ''],
      ["import normalizeLocation from './normalizeLocation';\n", ''],
      ["import PendingNavigation from './PendingNavigation';\n", ''],
      [
        `    const location = useLocation();
    const normalizedLocation = normalizeLocation(location);
    return (<PendingNavigation location={normalizedLocation}>
      {routesElement}
    </PendingNavigation>);`,
        '    return routesElement;',
      ],
    ],
  },
  {
    // The same: the router is where the page is held, and where the reader's arrival is told. What
    // throws on an arrival shows the page for crashes, as it does inside the application.
    file: '@docusaurus/core/lib/client/clientEntry.js',
    replacements: [
      [
        "import { BrowserRouter, HashRouter } from 'react-router-dom';",
        `import { createBrowserHistory } from 'history';
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
        `    return (<DeferredRouter createHistory={createBrowserHistory} RouteLifecycle={RouteLifecycle} steps={{
        normalize: normalizeLocation,
        announce: (navigation) => dispatchLifecycleAction('onRouteUpdate', navigation),
        load: preload,
        leave: leaveFocus,
        reload: () => window.location.reload(),
        isReachable,
        lose: showConnectionLost,
    }}>{children}</DeferredRouter>);`,
      ],
    ],
  },
  {
    // Property names need some order, not that of a language: the first comparison by language
    // loads the browser's tables, 40 ms on a slow phone while the page is taken over.
    file: '@docusaurus/theme-common/lib/utils/reactUtils.js',
    replacements: [['a[0].localeCompare(b[0])', '(a[0] < b[0] ? -1 : 1)']],
  },
  {
    // Helmet writes the head tags of the parts that have rendered. During hydration these are fewer
    // than the head already has: tags and the root element's classes would be removed and added
    // again, and each change would restyle the whole page.
    file: 'react-helmet-async/lib/index.module.js',
    replacements: [
      [
        'requestAnimationFrame(function(){K(e,function(){_=null})})',
        'requestAnimationFrame(function(){(e.htmlAttributes["data-has-hydrated"]||document.documentElement.dataset.hasHydrated!=="false")&&K(e,function(){_=null})})',
      ],
    ],
  },
];

/** @param {string} path of a file, with slashes of any kind */
const changeOf = (path) =>
  docusaurusPatches.find(({file}) => path.replaceAll('\\', '/').endsWith(`/node_modules/${file}`));

/** @param {string} path */
export const isChanged = (path) => changeOf(path) !== undefined;

/**
 * A loader for the files of `docusaurusPatches`. Throws where a place is not as it was.
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
