import Link from '@docusaurus/Link';
import {translate} from '@docusaurus/Translate';
import {isActiveSidebarItem, useVisibleSidebarItems} from '@docusaurus/plugin-content-docs/client';
import {ThemeClassNames} from '@docusaurus/theme-common';
import {isSamePath} from '@docusaurus/theme-common/internal';
import clsx from 'clsx';
import {useEffect, useId, useRef, useState, type ReactNode} from 'react';
import type {Props} from '@theme/DocSidebarItem/Category';
import DocSidebarItemLink from '@theme/DocSidebarItem/Link';
import DocSidebarItems from '@theme/DocSidebarItems';
import {categorySwitch, isOpen, setOpen} from '@site/src/browser/categorySwitch';
import {isModifiedClick} from '@site/src/lib/isModifiedClick';
import {slide} from './slide.ts';

/** A category without articles is a link to its page, or nothing. */
function EmptyCategory({item, ...props}: Props): ReactNode {
  const {href, label, className, linkUnlisted} = item;
  return href === undefined || linkUnlisted ? null : (
    <DocSidebarItemLink
      {...props}
      item={{type: 'link', href, label, ...(className !== undefined && {className})}}
    />
  );
}

/**
 * A category with its heading, and a list that its button shows and hides. The state is only in the
 * DOM (`categorySwitch`), so the application renders it once and the inline script can handle a click before
 * hydration.
 */
function FilledCategory({item, activePath, level}: Props): ReactNode {
  const {items, label, className, collapsed, linkUnlisted} = item;
  const href = linkUnlisted ? undefined : item.href;
  const isActive = isActiveSidebarItem(item, activePath);
  const isCurrentPage = isSamePath(href, activePath);
  const [beganOpen] = useState(isActive || !collapsed);
  const button = useRef<HTMLButtonElement>(null);
  const list = useRef<HTMLUListElement>(null);
  const buttonId = useId();
  const shownPath = useRef(activePath);

  const show = (open: boolean) => {
    const {current} = button;
    if (current && list.current && isOpen(current) !== open) {
      slide(list.current, () => setOpen(current, open));
    }
  };
  const toggle = () => show(!button.current || !isOpen(button.current));

  // A category opens when the reader navigates to one of its articles.
  useEffect(() => {
    if (isActive && shownPath.current !== activePath) {
      show(true);
    }
    shownPath.current = activePath;
  }, [isActive, activePath]);

  return (
    <li
      className={clsx(
        ThemeClassNames.docs.docSidebarItemCategory,
        ThemeClassNames.docs.docSidebarItemCategoryLevel(level),
        'menu__list-item',
        className,
      )}
    >
      <div className="menu__list-item-collapsible">
        {href === undefined ? (
          // A click on the label is a click on its button.
          <label
            className={clsx('menu__link menu__link--sublist', isActive && 'menu__link--active')}
            htmlFor={buttonId}
          >
            {label}
          </label>
        ) : (
          <Link
            className={clsx('menu__link menu__link--sublist', isActive && 'menu__link--active')}
            aria-current={isCurrentPage ? 'page' : undefined}
            href={href}
            onClick={(event) => {
              if (!isCurrentPage) {
                show(true);
              } else if (!isModifiedClick(event)) {
                event.preventDefault();
                // The click does not navigate, so an open menu stays open.
                event.stopPropagation();
                toggle();
              }
            }}
          >
            {label}
          </Link>
        )}
        <button
          ref={button}
          id={href === undefined ? buttonId : undefined}
          type="button"
          name={categorySwitch}
          aria-expanded={beganOpen}
          aria-label={translate(
            {id: 'shell.sidebar.articlesOf', message: '“{label}”下的文章'},
            {label},
          )}
          className="clean-btn menu__caret"
          onClick={toggle}
        />
      </div>
      <ul ref={list} className="menu__list">
        <DocSidebarItems items={items} activePath={activePath} level={level + 1} />
      </ul>
    </li>
  );
}

/** A category of the sidebar, with or without visible articles. */
export default function DocSidebarItemCategory(props: Props): ReactNode {
  const {item, activePath} = props;
  return useVisibleSidebarItems(item.items, activePath).length === 0 ? (
    <EmptyCategory {...props} />
  ) : (
    <FilledCategory {...props} />
  );
}
