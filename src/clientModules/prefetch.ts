import type {ClientModule} from '@docusaurus/types';
import {limitPrefetching, prefetchVisibleLinks} from '@site/src/navigation/prefetchVisibleLinks';

/** Limits the framework's prefetching before the first page is shown. */
export const onRouteUpdate: NonNullable<ClientModule['onRouteUpdate']> = ({previousLocation}) => {
  if (!previousLocation) {
    limitPrefetching();
  }
};

/** Prefetches the target pages of visible links after each navigation. */
export const onRouteDidUpdate: NonNullable<ClientModule['onRouteDidUpdate']> = ({
  location,
  previousLocation,
}) => {
  if (location.pathname !== previousLocation?.pathname) {
    prefetchVisibleLinks();
  }
};
