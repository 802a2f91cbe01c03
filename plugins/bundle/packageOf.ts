/**
 * Returns the origin of a module: the name of its package, the folder for code of this site, or the
 * file for code that the framework generates.
 */
export function packageOf(module: string): string {
  const packages = module.split(/[\\/]node_modules[\\/]/);
  if (packages.length > 1) {
    const [scopeOrName = '', name = ''] = (packages.at(-1) ?? '').split(/[\\/]/);
    return scopeOrName.startsWith('@') ? `${scopeOrName}/${name}` : scopeOrName;
  }
  const generated = /\.docusaurus[^\\/]*[\\/](.+)$/.exec(module)?.[1];
  if (generated !== undefined) {
    return `generated: ${generated.split('/').slice(0, 2).join('/')}`;
  }
  const [folder = '', part = ''] = module.replace(/^(\.\/)+/, '').split('/');
  return `this site: ${folder}/${part}`;
}
