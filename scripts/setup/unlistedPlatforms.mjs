/**
 * @typedef {object} LockedPackage
 * @property {string} [version]
 * @property {boolean} [dev]
 * @property {boolean} [optional]
 * @property {string[]} [os]
 * @property {string[]} [cpu]
 * @property {string[]} [libc]
 * @property {Record<string, string>} [optionalDependencies]
 */

const systems = 'darwin|linux|win32|windows|android|freebsd|openbsd|openharmony';
const platform = new RegExp(`(?<os>${systems})-(?<cpu>[a-z0-9]+)(?:-.*?(?<libc>gnu|musl)[a-z]*)?`);

/**
 * Returns the platform at the end of a package name: `@swc/core-linux-x64-musl`.
 * @param {string} name
 * @returns {Pick<LockedPackage, 'os' | 'cpu' | 'libc'>} an empty object if the name contains none.
 */
function platformOf(name) {
  if (name.endsWith('-wasm32-wasi')) {
    return {cpu: ['wasm32']};
  }
  const {os, cpu, libc} = platform.exec(name)?.groups ?? {};
  if (os === undefined || cpu === undefined) {
    return {};
  }
  return {
    os: [os === 'windows' ? 'win32' : os],
    cpu: [cpu],
    ...(os === 'linux' && libc !== undefined && {libc: [libc === 'musl' ? 'musl' : 'glibc']}),
  };
}

/**
 * Whether a package can resolve another one in its own `node_modules` or one further up.
 * @param {Record<string, LockedPackage>} packages
 * @param {string} from key of the package in the lock file
 * @param {string} name
 * @returns {boolean}
 */
function resolves(packages, from, name) {
  const key = from === '' ? `node_modules/${name}` : `${from}/node_modules/${name}`;
  if (key in packages) {
    return true;
  }
  const parent = from.slice(0, Math.max(from.lastIndexOf('/node_modules/'), 0));
  return from !== '' && resolves(packages, parent, name);
}

/**
 * Returns optional packages of other platforms that a lock file omits. npm writes a lock without
 * them if a registry does not serve them at that moment, and `npm ci` then refuses the lock on every
 * machine (npm/cli#4828).
 * @param {Record<string, LockedPackage>} packages `packages` of a lock file
 * @returns {Record<string, LockedPackage>} the entries to add, by their key
 */
export function unlistedPlatforms(packages) {
  /** @type {Record<string, LockedPackage>} */
  const unlisted = {};
  for (const [from, {dev, optionalDependencies = {}}] of Object.entries(packages)) {
    for (const [name, version] of Object.entries(optionalDependencies)) {
      const found = platformOf(name);
      if (/^\d/.test(version) && found.cpu && !resolves(packages, from, name)) {
        unlisted[`node_modules/${name}`] = {
          version,
          ...(dev && {dev}),
          optional: true,
          ...found,
        };
      }
    }
  }
  return unlisted;
}
