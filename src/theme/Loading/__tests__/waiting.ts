import type {LoadingComponentProps} from 'react-loadable';

/** A page whose files are on their way, and not for long. */
export const waiting: LoadingComponentProps = {
  isLoading: true,
  pastDelay: false,
  timedOut: false,
  error: undefined,
  retry: () => undefined,
};
