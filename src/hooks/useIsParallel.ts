import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';

/** Query of the parallel view. */
export const parallelQuery = '?view=parallel';

/** Whether the address requests the parallel view. False until hydration, as in the static page. */
export function useIsParallel(): boolean {
  const {search} = useLocation();
  return useIsBrowser() && new URLSearchParams(search).get('view') === 'parallel';
}
