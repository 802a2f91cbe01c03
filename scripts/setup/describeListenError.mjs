const highest = 65535;
/** Ports below this number are privileged. */
const lowestOfUsers = 1024;

/**
 * Explains as one sentence why a port cannot be used and what to do; returns `undefined` if the port
 * is not the cause.
 * @param {unknown} error The error that `listen` has thrown.
 * @param {number} port
 * @param {(port: number) => string} commandFor Returns the command to run with another port.
 * @returns {string | undefined}
 */
export function describeListenError(error, port, commandFor) {
  const {code} = /** @type {NodeJS.ErrnoException} */ (error);
  if (code === 'EADDRINUSE') {
    const other = port < highest ? port + 1 : port - 1;
    return `Port ${port} is taken: stop the program that uses it, or choose another with ${commandFor(other)}.`;
  }
  if (code === 'EACCES') {
    const other = port < lowestOfUsers ? 3000 : port + (port < highest ? 1 : -1);
    return `Port ${port} is refused by the system: choose another with ${commandFor(other)}.`;
  }
  return undefined;
}
