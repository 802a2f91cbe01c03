import {useHistorySelector} from '@docusaurus/theme-common';
import {
  useActiveDocContext,
  type ActiveDocContext,
  type GlobalVersion,
} from '@docusaurus/plugin-content-docs/client';
import type {ReactNode} from 'react';
import type {Props} from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import type {ProductSwitchItem} from '@site/src/components/ProductSwitch/ProductMenu';
import {ProductSwitch} from '@site/src/components/ProductSwitch';
import {useSiteVersions} from '@site/src/hooks/useSiteVersions';
import {getVersionItems} from './getVersionItems';

/** Returns the path of the same article in another version, or of the main doc of that version. */
function getTargetPath(version: GlobalVersion, {alternateDocVersions}: ActiveDocContext): string {
  const target =
    alternateDocVersions[version.name] ?? version.docs.find((doc) => doc.id === version.mainDocId);
  return target?.path ?? version.path;
}

/**
 * The product switch. The docs versions are the products. It keeps upstream's targets, its message
 * for an unknown version, and the query and hash of the address. The page that opens stores its
 * product (`src/clientModules/productAttribute.ts`).
 */
export default function DocsVersionDropdownNavbarItem({
  docsPluginId,
  dropdownItemsBefore,
  dropdownItemsAfter,
  versions: configs,
}: Props): ReactNode {
  const search = useHistorySelector(({location}) => location.search);
  const hash = useHistorySelector(({location}) => location.hash);
  const activeDocContext = useActiveDocContext(docsPluginId);
  const items = getVersionItems(useSiteVersions(docsPluginId), configs).map(
    ({version, label}): ProductSwitchItem => ({
      name: version.name,
      label,
      to: `${getTargetPath(version, activeDocContext)}${search}${hash}`,
      current: version === activeDocContext.activeVersion,
    }),
  );
  const extras = {before: dropdownItemsBefore, after: dropdownItemsAfter};
  return <ProductSwitch items={items} extras={extras} />;
}
