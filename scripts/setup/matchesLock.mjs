/**
 * @typedef {{version?: string, optional?: boolean}} LockedPackage
 * @typedef {{packages: Readonly<Record<string, LockedPackage>>}} Lock
 */

/**
 * Whether the packages in `node_modules` are those of the lock file.
 * Optional packages may be absent: they are for other systems.
 * @param {Lock} wanted `package-lock.json`
 * @param {Lock} installed `node_modules/.package-lock.json`, which npm writes
 * @returns {boolean}
 */
export function matchesLock(wanted, installed) {
  return Object.entries(wanted.packages).every(([place, {version, optional}]) => {
    if (place === '') {
      return true;
    }
    const there = installed.packages[place];
    return there ? there.version === version : optional === true;
  });
}
