import clsx from 'clsx';
import type {ReactNode} from 'react';
import NavbarItem from '@theme/NavbarItem';
import type {Props} from '@theme/NavbarItem/DropdownNavbarItem/Desktop';
import NavbarNavLink from '@theme/NavbarItem/NavbarNavLink';
import {Icon} from '@site/src/components/Icon';
import {useDropdown} from '@site/src/components/Dropdown/useDropdown';

/**
 * A dropdown of the navbar. With an address, the trigger is a link and only the keyboard opens the
 * menu from it, as in upstream. Without one, it is a button.
 */
export default function DropdownNavbarItemDesktop({
  items,
  position,
  className,
  label,
  children,
  ...props
}: Props): ReactNode {
  const {rootProps, rootClassName, triggerProps, linkProps, toggle, menuProps} = useDropdown();
  const content = (
    <>
      {/* oxlint-disable-next-line local/bare-text -- the label is configuration and never changes */}
      {children ?? label}
      <Icon name="chevronDown" size={14} />
    </>
  );
  const triggerClassName = clsx('navbar__link', className);
  return (
    <div
      {...rootProps}
      className={clsx(
        'navbar__item dropdown',
        position === 'right' && 'dropdown--right',
        rootClassName,
      )}
    >
      {props.to || props.href ? (
        <NavbarNavLink
          {...props}
          className={triggerClassName}
          label={content}
          aria-controls={triggerProps['aria-controls']}
          {...linkProps}
          onKeyDown={(event) => {
            if (event.key === 'Enter' || event.key === ' ') {
              event.preventDefault();
              toggle();
            }
          }}
        />
      ) : (
        <button type="button" className={clsx('clean-btn', triggerClassName)} {...triggerProps}>
          {content}
        </button>
      )}
      <ul className="dropdown__menu" {...menuProps}>
        {items.map((item, index) => (
          <NavbarItem
            isDropdownItem
            activeClassName="dropdown__link--active"
            {...item}
            key={index}
          />
        ))}
      </ul>
    </div>
  );
}
