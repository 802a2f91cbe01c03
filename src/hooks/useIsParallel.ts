import {useLocation} from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';

/** The query of the view in which a page shows both languages. */
export const parallelQuery = '?view=parallel';

/** Whether the address asks for both languages; never before hydration, as pages are built without. */
export function useIsParallel(): boolean {
  const {search} = useLocation();
  return useIsBrowser() && new URLSearchParams(search).get('view') === 'parallel';
}
