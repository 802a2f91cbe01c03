import type {ClientModule} from '@docusaurus/types';

/** Sends the path of the open page to the offline worker, if the reader has enabled it. */
export const onRouteDidUpdate: NonNullable<ClientModule['onRouteDidUpdate']> = ({
  location,
  previousLocation,
}) => {
  // Browsers do not support service workers without TLS.
  if ('serviceWorker' in navigator && location.pathname !== previousLocation?.pathname) {
    navigator.serviceWorker.controller?.postMessage(location.pathname);
  }
};
