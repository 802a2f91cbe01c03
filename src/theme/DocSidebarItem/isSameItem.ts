import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import type {Props} from '@theme/DocSidebarItem';

/**
 * Whether an item renders the same. The paths do not matter if neither makes the item current.
 * @param isCurrent whether an item, or one inside it, links to a path
 */
export function isSameItem(
  {activePath: before, ...was}: Props,
  {activePath: after, ...is}: Props,
  isCurrent: (item: PropSidebarItem, path: string) => boolean,
): boolean {
  const keys = Object.keys({...was, ...is}) as (keyof typeof is)[];
  return (
    keys.every((key) => was[key] === is[key]) &&
    (before === after || (!isCurrent(is.item, before) && !isCurrent(is.item, after)))
  );
}
