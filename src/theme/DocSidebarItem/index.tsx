import {isActiveSidebarItem} from '@docusaurus/plugin-content-docs/client';
import {type ComponentType, memo} from 'react';
import DocSidebarItem from '@theme-original/DocSidebarItem';
import type {Props} from '@theme/DocSidebarItem';
import {isSameItem} from './isSameItem.ts';

/** Does not render items again that neither the old nor the new page makes active. */
export default memo(DocSidebarItem as ComponentType<Props>, (was, is) =>
  isSameItem(was, is, isActiveSidebarItem),
);
