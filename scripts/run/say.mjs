/**
 * Tells the person at the terminal what happens now. One line each, never rewritten, so that a
 * log of a build server reads the same.
 * @param {string} line
 */
export function say(line) {
  process.stdout.write(`${line}\n`);
}
