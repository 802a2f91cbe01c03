import type {LoadingComponentProps} from 'react-loadable';

/** Props of a page that has just started loading. */
export const waiting: LoadingComponentProps = {
  isLoading: true,
  pastDelay: false,
  timedOut: false,
  error: undefined,
  retry: () => undefined,
};
