const reasons = /** @type {const} */ ([
  [/ENOSPC|no space left on device/i, 'The disk is full'],
  [/EDQUOT|disk quota exceeded/i, 'The quota of the disk is used up'],
  [/EROFS|read-only file system/i, 'The folder of the project is on a read-only file system'],
  [/EACCES: permission denied/, 'The folder of the project may not be written to by this user'],
]);

/**
 * Describes a disk problem as one sentence; returns `undefined` if the disk is not the cause.
 * @param {string} text The output of a program, or an error message.
 * @returns {string | undefined}
 */
export function describeDiskError(text) {
  const reason = reasons.find(([pattern]) => pattern.test(text))?.[1];
  return reason && `${reason}. The site was not built, and the last build is as it was.`;
}
