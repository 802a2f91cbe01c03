/**
 * Returns a handler for a failed read that gives `value` if the file or folder does not exist.
 * @throws the error if it has another cause, since content that cannot be read is not empty
 */
export const ifMissing =
  <T>(value: T) =>
  (error: NodeJS.ErrnoException): T => {
    if (error.code !== 'ENOENT') {
      throw error;
    }
    return value;
  };
