import type {ClientModule} from '@docusaurus/types';

/** Tells the worker for offline reading, where a reader has switched it on, which page is open. */
export const onRouteDidUpdate: NonNullable<ClientModule['onRouteDidUpdate']> = ({
  location,
  previousLocation,
}) => {
  // Browsers have no service workers on addresses without TLS.
  if ('serviceWorker' in navigator && location.pathname !== previousLocation?.pathname) {
    navigator.serviceWorker.controller?.postMessage(location.pathname);
  }
};
