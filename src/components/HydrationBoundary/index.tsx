import {Suspense, type ReactNode} from 'react';

interface Props {
  readonly children: ReactNode;
}

/**
 * A part of the page that the application takes over after the rest of it, or at once when the
 * reader presses something in it (React's selective hydration). So what is pressed early is answered
 * before a long text has been gone through. Nothing in it may suspend.
 */
export const HydrationBoundary = ({children}: Props): ReactNode => <Suspense>{children}</Suspense>;
