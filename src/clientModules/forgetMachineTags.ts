import type {ClientModule} from '@docusaurus/types';

/** Selects tags that the release adds to the head of a page. The application sets no such tags. */
const tags =
  'link[type="text/markdown"], script[type="application/ld+json"]:not([data-rh]), meta[property^="og:image"], meta[name="twitter:image"]';

/** Removes these tags after a navigation, because they do not describe the new page. */
export const onRouteDidUpdate: NonNullable<ClientModule['onRouteDidUpdate']> = ({
  location,
  previousLocation,
}) => {
  if (previousLocation && previousLocation.pathname !== location.pathname) {
    document.head.querySelectorAll(tags).forEach((tag) => tag.remove());
  }
};
