import {isActiveSidebarItem} from '@docusaurus/plugin-content-docs/client';
import {type ComponentType, memo} from 'react';
import DocSidebarItem from '@theme-original/DocSidebarItem';
import type {Props} from '@theme/DocSidebarItem';
import {isSameItem} from './isSameItem.ts';

/** Entries that the reader neither leaves nor goes to do not render anew. */
export default memo(DocSidebarItem as ComponentType<Props>, (was, is) =>
  isSameItem(was, is, isActiveSidebarItem),
);
