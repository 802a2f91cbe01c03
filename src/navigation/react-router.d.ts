import type {Context} from 'react';
import type {RouteComponentProps} from 'react-router';

declare module 'react-router' {
  /** What `useHistory` reads; the published types leave it out. */
  export const __HistoryContext: Context<RouteComponentProps['history']>;
}
