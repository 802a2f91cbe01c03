import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';

/**
 * Returns the query of the displayed page. It is empty until hydration, because the static page has
 * no query and hydration must render the same.
 */
export function useQueryParameters(): URLSearchParams {
  const {search} = useLocation();
  return new URLSearchParams(useIsBrowser() ? search : '');
}
