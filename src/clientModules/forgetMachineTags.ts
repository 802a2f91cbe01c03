import type {ClientModule} from '@docusaurus/types';

/** What the release adds to the head of a page; the application sets no such tags. */
const tags =
  'link[type="text/markdown"], script[type="application/ld+json"]:not([data-rh]), meta[property^="og:image"], meta[name="twitter:image"]';

/** Takes them out when the reader goes on to another page, which they do not describe. */
export const onRouteDidUpdate: NonNullable<ClientModule['onRouteDidUpdate']> = ({
  location,
  previousLocation,
}) => {
  if (previousLocation && previousLocation.pathname !== location.pathname) {
    document.head.querySelectorAll(tags).forEach((tag) => tag.remove());
  }
};
