import type {ComponentProps, ReactNode, Ref} from 'react';
import {useHistory} from '@docusaurus/router';
import {isModifiedClick} from '../lib/isModifiedClick.ts';

interface Props extends ComponentProps<'a'> {
  readonly to: string;
  readonly innerRef: Ref<HTMLAnchorElement>;
}

/**
 * React Router's `Link` for addresses as the browser resolves them, in one element instead of four.
 * It does not depend on where the reader is, so that a page's links do not all render anew when
 * the reader goes on.
 */
export function HistoryLink({to, innerRef, onClick, ...props}: Props): ReactNode {
  const history = useHistory();
  return (
    <a
      {...props}
      href={to}
      ref={innerRef}
      onClick={(event) => {
        onClick?.(event);
        if (!event.defaultPrevented && event.button === 0 && !isModifiedClick(event)) {
          event.preventDefault();
          // Pressing the link of the current page again must not have to be gone back from.
          const isHere = event.currentTarget.href === window.location.href;
          history[isHere ? 'replace' : 'push'](to);
        }
      }}
    />
  );
}
