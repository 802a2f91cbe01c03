/** The loaded data is not an index of this version. */
export class IndexFormatError extends Error {
  override readonly name = 'IndexFormatError';
}
