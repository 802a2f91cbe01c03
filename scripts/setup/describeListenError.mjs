const highest = 65535;
/** Ports below this number are privileged. */
const lowestOfUsers = 1024;

/** Codes for a name without an address, and for an address of another machine. */
const badHost = ['ENOTFOUND', 'EAI_AGAIN', 'EADDRNOTAVAIL'];

/**
 * Explains as one sentence why a server cannot listen and what to do; returns `undefined` if neither
 * the port nor the host is the cause.
 * @param {unknown} error The error that `listen` has thrown.
 * @param {number} port
 * @param {(port: number) => string} commandFor Returns the command to run with another port.
 * @returns {string | undefined}
 */
export function describeListenError(error, port, commandFor) {
  const {code, hostname, address} =
    /** @type {NodeJS.ErrnoException & {hostname?: string, address?: string}} */ (error);
  if (code === 'EADDRINUSE') {
    const other = port < highest ? port + 1 : port - 1;
    return `Port ${port} is taken: stop the program that uses it, or choose another with ${commandFor(other)}.`;
  }
  if (code === 'EACCES') {
    const other = port < lowestOfUsers ? 3000 : port + (port < highest ? 1 : -1);
    return `Port ${port} is refused by the system: choose another with ${commandFor(other)}.`;
  }
  if (code !== undefined && badHost.includes(code)) {
    return `HOST is "${hostname ?? address}", which is no address of this machine: use one of its addresses, or none for 127.0.0.1.`;
  }
  return undefined;
}
