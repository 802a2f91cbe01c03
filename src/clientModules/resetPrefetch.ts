import type {ClientModule} from '@docusaurus/types';
import {resetPrefetchQueue} from '@site/src/navigation/prefetchVisibleLinks';

export const onRouteDidUpdate: NonNullable<ClientModule['onRouteDidUpdate']> = ({
  location,
  previousLocation,
}) => {
  if (location.pathname !== previousLocation?.pathname) {
    resetPrefetchQueue();
  }
};
