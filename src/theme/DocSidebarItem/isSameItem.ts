import type {PropSidebarItem} from '@docusaurus/plugin-content-docs';
import type {Props} from '@theme/DocSidebarItem';

/**
 * Whether an entry looks the same: one that neither path makes current does, whatever the paths.
 * @param isCurrent whether an entry, or one inside it, leads to a path
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
