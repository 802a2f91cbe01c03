import type {ClientModule} from '@docusaurus/types';
import {limitPrefetching, prefetchVisibleLinks} from '@site/src/navigation/prefetchVisibleLinks';

export const onRouteUpdate: NonNullable<ClientModule['onRouteUpdate']> = ({previousLocation}) => {
  if (!previousLocation) {
    limitPrefetching();
  }
};

export const onRouteDidUpdate: NonNullable<ClientModule['onRouteDidUpdate']> = ({
  location,
  previousLocation,
}) => {
  if (location.pathname !== previousLocation?.pathname) {
    prefetchVisibleLinks();
  }
};
