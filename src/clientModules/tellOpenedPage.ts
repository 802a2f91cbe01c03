import type {ClientModule} from '@docusaurus/types';

/**
 * Sends the path of a page that the application opens to the offline worker, if the reader has
 * enabled it. The worker has answered and cached the first page itself.
 */
export const onRouteDidUpdate: NonNullable<ClientModule['onRouteDidUpdate']> = ({
  location,
  previousLocation,
}) => {
  const isOpened = previousLocation && location.pathname !== previousLocation.pathname;
  // Browsers do not support service workers without TLS.
  if (isOpened && 'serviceWorker' in navigator) {
    navigator.serviceWorker.controller?.postMessage(location.pathname);
  }
};
