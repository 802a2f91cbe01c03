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
    // Fetching ahead may fail, without a connection for one: the reader's click tells, not this.
    file: '@docusaurus/core/lib/client/docusaurus.js',
    replacements: [
      ['return preloadHelper(routePath);', 'return preloadHelper(routePath).catch(() => {});'],
    ],
  },
  {
    // A link to another page is one component inside, not four that render at each navigation.
    // `prefetchVisibleLinks` observes it.
    file: '@docusaurus/core/lib/client/exports/Link.js',
    replacements: [
      [
        "import React, { useEffect, useImperativeHandle, useRef, } from 'react';",
        "import React, { useCallback, useImperativeHandle, useRef, } from 'react';",
      ],
      [
        "import { NavLink, Link as RRLink } from 'react-router-dom';",
        `import { NavLink } from 'react-router-dom';
import { HistoryLink } from '@navigation/HistoryLink';
import { prefetchWhenVisible } from '@navigation/prefetchVisibleLinks';`,
      ],
      ['(isNavLink ? NavLink : RRLink)', '(isNavLink ? NavLink : HistoryLink)'],
      // A page's files are known by its path alone.
      ['.preload(targetLink)', ".preload(targetLink.replace(/[?#].*/, ''))"],
      [
        `    const IOSupported = ExecutionEnvironment.canUseIntersectionObserver;
    const ioRef = useRef(undefined);
    const handleRef = (el) => {
        innerRef.current = el;
        if (IOSupported && el && isInternal) {
            // If IO supported and element reference found, set up Observer.
            ioRef.current = new window.IntersectionObserver((entries) => {
                entries.forEach((entry) => {
                    if (el === entry.target) {
                        // If element is in viewport, stop observing and run callback.
                        // https://developer.mozilla.org/en-US/docs/Web/API/Intersection_Observer_API
                        if (entry.isIntersecting || entry.intersectionRatio > 0) {
                            ioRef.current.unobserve(el);
                            ioRef.current.disconnect();
                            if (targetLink != null) {
                                window.docusaurus.prefetch(targetLink);
                            }
                        }
                    }
                });
            });
            // Add element to the observer.
            ioRef.current.observe(el);
        }
    };
`,
        `    const handleRef = useCallback((el) => {
        innerRef.current = el;
        return el && isInternal && targetLink != null ? prefetchWhenVisible(el, targetLink) : undefined;
    }, [isInternal, targetLink]);
`,
      ],
      [
        `    useEffect(() => {
        // If IO is not supported. We prefetch by default (only once).
        if (!IOSupported && isInternal && ExecutionEnvironment.canUseDOM) {
            if (targetLink != null) {
                window.docusaurus.prefetch(targetLink);
            }
        }
        // When unmounting, stop intersection observer from watching.
        return () => {
            if (IOSupported && ioRef.current) {
                ioRef.current.disconnect();
            }
        };
    }, [ioRef, targetLink, IOSupported, isInternal]);
`,
        '',
      ],
    ],
  },
  {
    // The banner about a wrong address is shown when a file is missing (`src/intent/`), looks as
    // `src/css/baseUrlBanner.css` says, and every reader of the home page gets it: so only the text.
    file: '@docusaurus/core/lib/client/BaseUrlIssueBanner/index.js',
    replacements: [
      ["import './styles.module.css';\n", ''],
      ["  bannerContainer.id = '${BannerContainerId}';\n", ''],
      [
        `document.addEventListener('DOMContentLoaded', function maybeInsertBanner() {
  var shouldInsert = typeof window['docusaurus'] === 'undefined';
  shouldInsert && insertBanner();
});
`,
        '',
      ],
      [
        ' style="border: thick solid red; background-color: rgb(255, 230, 179); margin: 20px; padding: 20px; font-size: 20px;"',
        '',
      ],
      [
        'createInlineHtmlBanner(baseUrl))',
        "createInlineHtmlBanner(baseUrl).replace(/\\s*\\n\\s*/g, ''))",
      ],
      [' id="${SuggestionContainerId}" style="font-weight: bold; color: green;"', ''],
      [
        "document.getElementById('${SuggestionContainerId}')",
        "bannerContainer.querySelector('p:last-child span')",
      ],
      [' style="font-weight: bold; font-size: 30px;"', ''],
      [' style="font-weight: bold;"', ''],
      [' style="font-weight: bold; color: red;"', ''],
    ],
  },
  {
    // Everything that asks whether it runs in a browser renders once more after hydration. That
    // render is not urgent: as a transition it can be interrupted by events.
    file: '@docusaurus/core/lib/client/browserContext.js',
    replacements: [
      [
        'import React, { useEffect, useState }',
        'import React, { startTransition, useEffect, useState }',
      ],
      ['setIsBrowser(true);', 'startTransition(() => setIsBrowser(true));'],
    ],
  },
  {
    // A finished part of the page stays in its place, however long it is: by default React would put
    // it behind the page, for a script to move.
    file: '@docusaurus/core/lib/client/renderToHtml.js',
    replacements: [
      ['onError(error) {', 'progressiveChunkSize: Infinity,\n            onError(error) {'],
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
