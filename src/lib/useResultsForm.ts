import {useHistory} from '@docusaurus/router';
import useBaseUrl from '@docusaurus/useBaseUrl';
import type {SubmitEvent} from 'react';
import {resultsAddress} from '@site/src/lib/resultsAddress';

export interface ResultsForm {
  readonly method: 'get';
  /** Where the browser sends the query without script. */
  readonly action: string;
  /** Leads to the results of the field `q`. */
  readonly onSubmit: (event: SubmitEvent<HTMLFormElement>) => void;
}

/** What makes a form with a field `q` lead to the results page, with script and without. */
export function useResultsForm(): ResultsForm {
  const action = useBaseUrl('/search');
  const history = useHistory();
  return {
    method: 'get',
    action,
    onSubmit: (event) => {
      event.preventDefault();
      const query = new FormData(event.currentTarget).get('q');
      history.push(resultsAddress(action, typeof query === 'string' ? query : ''));
    },
  };
}
