/** What was loaded is no index of this version. */
export class IndexFormatError extends Error {
  override readonly name = 'IndexFormatError';
}
