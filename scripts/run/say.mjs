/**
 * Reports progress at the terminal, one line each. Lines are never rewritten, so that the log of a
 * build server has the same content.
 * @param {string} line
 */
export function say(line) {
  process.stdout.write(`${line}\n`);
}
