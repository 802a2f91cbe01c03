import type {ComponentProps, ReactNode} from 'react';
import {isModifiedClick} from '@site/src/lib/isModifiedClick';

export interface AppLinkProps extends Omit<ComponentProps<'a'>, 'href' | 'onClick'> {
  /** Path including the base address. */
  href: string;
  /** Called for a plain click instead of loading the page. */
  onFollow: (href: string) => void;
}

/**
 * A link inside the application. Unlike the framework's link it does not prefetch: the eight results
 * change with every key, and all their pages would be fetched.
 */
export function AppLink({href, onFollow, children, ...props}: AppLinkProps): ReactNode {
  return (
    <a
      {...props}
      href={href}
      onClick={(event) => {
        if (event.button === 0 && !isModifiedClick(event)) {
          event.preventDefault();
          onFollow(href);
        }
      }}
    >
      {children}
    </a>
  );
}
