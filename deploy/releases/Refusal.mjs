/** A failure that its message explains completely: it is shown without a stack. */
export class Refusal extends Error {}

/** @type {Readonly<Record<string, string>>} */
const reasons = {
  ENOSPC: 'The disk is full',
  EDQUOT: 'The quota of the disk is used up',
  EROFS: 'The file system is read-only',
  EACCES: 'The folder may not be written to by this user',
  EPERM: 'The system does not permit it',
};

/**
 * Turns what a full or read-only disk throws into one sentence; everything else stays as it is.
 * @param {unknown} error
 * @param {string} [outcome] A sentence that follows, after a space.
 * @returns {unknown}
 */
export function explained(error, outcome = '') {
  const {code, path, dest} = /** @type {NodeJS.ErrnoException & {dest?: string}} */ (error);
  const reason = reasons[code ?? ''];
  return reason === undefined
    ? error
    : new Refusal(`${reason}: ${dest ?? path ?? 'the folder of the releases'}.${outcome}`);
}
