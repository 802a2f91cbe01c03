const highest = 65535;
/** Below it a port belongs to the system, and a user may not listen on it. */
const lowestOfUsers = 1024;

/**
 * Why a port cannot be listened on and what to do, as one sentence; nothing where the port is not
 * the reason.
 * @param {unknown} error What listening has thrown.
 * @param {number} port
 * @param {(port: number) => string} commandFor The command that was run, with another port.
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
