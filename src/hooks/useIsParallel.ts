import {useQueryParameters} from './useQueryParameters';

/** Query of the parallel view. */
export const parallelQuery = '?view=parallel';

/** Whether the address requests the parallel view. False until hydration, as in the static page. */
export const useIsParallel = (): boolean => useQueryParameters().get('view') === 'parallel';
