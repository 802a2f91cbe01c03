import type {Context} from 'react';
import type {RouteComponentProps} from 'react-router';

declare module 'react-router' {
  /** The context that `useHistory` reads. The published types do not include it. */
  export const __HistoryContext: Context<RouteComponentProps['history']>;
}
