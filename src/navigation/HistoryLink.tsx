import type {ComponentProps, ReactNode, Ref} from 'react';
import {useHistory} from '@docusaurus/router';
import {isModifiedClick} from '../lib/isModifiedClick.ts';

interface Props extends ComponentProps<'a'> {
  readonly to: string;
  readonly innerRef: Ref<HTMLAnchorElement>;
}

/**
 * React Router's `Link` for addresses as the browser resolves them, in one element instead of four.
 * It does not read the current location, so the links of a page do not render again at each
 * navigation.
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
          // Clicking a link to the current URL must not add a history entry.
          const isHere = event.currentTarget.href === window.location.href;
          history[isHere ? 'replace' : 'push'](to);
        }
      }}
    />
  );
}
