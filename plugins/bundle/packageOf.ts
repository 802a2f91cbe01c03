/**
 * Whose code a module is: a package by its name, the site's own by folder, what the framework
 * generates by file.
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
