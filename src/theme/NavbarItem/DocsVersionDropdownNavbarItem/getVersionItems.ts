import type {GlobalVersion} from '@docusaurus/plugin-content-docs/client';
import type {PropVersions} from '@theme/NavbarItem/DocsVersionDropdownNavbarItem';

export interface VersionItem<Version> {
  readonly version: Version;
  readonly label: string;
}

/**
 * Returns the versions of the navbar item in configured order, or all versions without
 * configuration. Throws upstream's message if the configuration names a version that does not
 * exist.
 */
export function getVersionItems<Version extends Pick<GlobalVersion, 'name' | 'label'>>(
  versions: readonly Version[],
  configs?: PropVersions,
): VersionItem<Version>[] {
  if (!configs) {
    return versions.map((version) => ({version, label: version.label}));
  }
  const labels = Array.isArray(configs)
    ? configs.map((name) => [name, undefined] as const)
    : Object.entries(configs).map(([name, config]) => [name, config.label] as const);
  return labels.map(([name, label]) => {
    const version = versions.find((candidate) => candidate.name === name);
    if (!version) {
      const names = versions.map((candidate) => candidate.name).join('\n- ');
      throw new Error(
        `No docs version exist for name '${name}', please verify your 'docsVersionDropdown' ` +
          `navbar item versions config.\nAvailable version names:\n- ${names}`,
      );
    }
    return {version, label: label ?? version.label};
  });
}
