import {useHistory, useLocation} from '@docusaurus/router';
import {useCallback} from 'react';

/**
 * Changes the query of the address and keeps its hash.
 * @param edit edits the current parameters
 * @param go `push` adds a history entry
 */
export type ChangeQuery = (
  edit: (parameters: URLSearchParams) => void,
  go?: 'push' | 'replace',
) => void;

/**
 * Returns a function that changes the query of the displayed page. It does nothing while the next
 * page is loading, because the address is then already that of the next page.
 */
export function useQueryChange(): ChangeQuery {
  const history = useHistory();
  // The displayed path can lack an extension that the address has, but the key is the same.
  const {key} = useLocation();
  return useCallback(
    (edit, go = 'replace') => {
      const {location} = history;
      const parameters = new URLSearchParams(location.search);
      const before = parameters.toString();
      edit(parameters);
      const search = parameters.toString();
      if (location.key === key && search !== before) {
        history[go]({search, hash: location.hash});
      }
    },
    [history, key],
  );
}
