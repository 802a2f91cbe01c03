import {useHistorySelector} from '@docusaurus/theme-common';
import {
  useActiveDocContext,
  useDocsPreferredVersion,
  useVersions,
  type ActiveDocContext,
  type GlobalVersion,
} from '@docusaurus/plugin-content-docs/client';
import type {ReactNode} from 'react';
import type {Props} from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';
import type {ProductSwitchItem} from '@site/src/components/ProductSwitch/ProductSwitchItem';
import {ProductSwitch} from '@site/src/components/ProductSwitch';
import {getVersionItems} from './getVersionItems';

/** The same article in the other version where there is one, else the version's main doc. */
function getTargetPath(version: GlobalVersion, {alternateDocVersions}: ActiveDocContext): string {
  const target =
    alternateDocVersions[version.name] ?? version.docs.find((doc) => doc.id === version.mainDocId);
  return target?.path ?? version.path;
}

/**
 * The product switch: the docs versions are the products.
 * Keeps upstream's targets, its message for an unknown version and the address's query and hash.
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
  const {savePreferredVersionName} = useDocsPreferredVersion(docsPluginId);
  const items = getVersionItems(useVersions(docsPluginId), configs).map(
    ({version, label}): ProductSwitchItem => ({
      name: version.name,
      label,
      to: `${getTargetPath(version, activeDocContext)}${search}${hash}`,
      current: version === activeDocContext.activeVersion,
      onClick: () => savePreferredVersionName(version.name),
    }),
  );
  const extras = {before: dropdownItemsBefore, after: dropdownItemsAfter};
  return <ProductSwitch items={items} extras={extras} />;
}
