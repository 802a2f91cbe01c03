import {createRequire} from 'node:module';

/** @type {{readonly dependencies: Readonly<Record<string, string>>}} */
const {dependencies} = createRequire(import.meta.url)('./package.json');

/**
 * Imports a module of the packages in this folder, on which the site does not depend.
 * @param {string} specifier
 * @returns {Promise<unknown>} its exports
 * @throws if `npm ci` has not been run here
 */
export const importPeer = async (specifier) => import(specifier);

/**
 * Returns the version of an installed package.
 * @param {string} name
 * @returns {string}
 */
export function peerVersion(name) {
  const version = dependencies[name];
  if (version === undefined) {
    throw new Error(`bench/search/peers/package.json does not name ${name}.`);
  }
  return version;
}
