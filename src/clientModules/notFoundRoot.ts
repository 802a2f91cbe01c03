import ExecutionEnvironment from '@docusaurus/ExecutionEnvironment';
import {createRoot} from 'react-dom/client';
import {notFoundClass} from '@site/src/lib/notFoundClass';

/**
 * Renders the not-found page again instead of hydrating it. `404.html` is served for every unknown
 * address, also inside a product, where navbar and sidebar differ from the file. Hydration would leave
 * the differences in the page. The framework renders into an existing root if there is one, and the
 * static page stays until the new one is complete.
 */
if (ExecutionEnvironment.canUseDOM) {
  const container = document.getElementById('__docusaurus');
  if (container && document.documentElement.classList.contains(notFoundClass)) {
    window.docusaurusRoot = createRoot(container);
  }
}
