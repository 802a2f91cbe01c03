/**
 * @typedef {object} LockedPackage
 * @property {string} [name] The name in the registry, if the package is installed under another one.
 * @property {string} [version]
 * @property {string} [resolved]
 * @property {boolean} [link]
 * @property {boolean} [inBundle] Whether it comes inside the file of another package.
 */

/**
 * Returns a lock with the address of each package's file, as registries form it:
 * `<registry>/@scope/name/-/name-1.0.0.tgz`. The committed lock has none, so that it names no
 * registry; without them npm asks the registry for all versions of every package, which takes as long
 * as the files.
 * @template {{packages: Readonly<Record<string, LockedPackage>>}} Lock
 * @param {Lock} lock
 * @param {string} registry its address, with or without a slash at the end
 * @returns {Lock}
 */
export function withTarballs(lock, registry) {
  const base = registry.replace(/\/$/, '');
  const packages = Object.entries(lock.packages).map(([place, locked]) => {
    const {name = place.slice(place.lastIndexOf('node_modules/') + 13), version} = locked;
    const lacksAddress = place !== '' && !locked.resolved && !locked.link && !locked.inBundle;
    const file = `${name.split('/').pop()}-${version}.tgz`;
    return [place, {...locked, ...(lacksAddress && {resolved: `${base}/${name}/-/${file}`})}];
  });
  return {...lock, packages: Object.fromEntries(packages)};
}
