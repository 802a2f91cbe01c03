import {isIPv6} from 'node:net';

/**
 * Returns the address to listen on: the environment variable `HOST`, or this machine only. An empty
 * variable counts as not set; Node would listen on all networks.
 * @returns {string}
 */
export function listenHost() {
  const {HOST: wanted = ''} = process.env;
  return wanted === '' ? '127.0.0.1' : wanted;
}

/** Addresses at which `localhost` answers. */
const local = ['127.0.0.1', '0.0.0.0', '::'];

/**
 * Returns the address at which a browser on this machine gets the site.
 * @param {string} host the address on which the server listens
 * @param {number} port
 * @returns {string}
 */
export function addressAt(host, port) {
  const name = isIPv6(host) ? `[${host}]` : host;
  return `http://${local.includes(host) ? 'localhost' : name}:${port}`;
}
