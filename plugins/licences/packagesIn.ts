/**
 * The folders of the packages that modules belong to, relative to the project, sorted and each once.
 * @param modules paths or names as a bundler reports them, with loaders and queries
 */
export function packagesIn(modules: readonly string[]): string[] {
  const folders = modules.flatMap((module) => {
    const file = module.split('!').at(-1)?.split('?')[0]?.replaceAll('\\', '/') ?? '';
    const found = /(node_modules\/(?:.*\/node_modules\/)?(?:@[^/]+\/)?[^/]+)\//.exec(file)?.[1];
    return found ?? [];
  });
  return [...new Set(folders)].sort();
}
