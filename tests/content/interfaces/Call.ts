/** A request that arrived at the mock. */
export interface Call {
  readonly operation: string;
  /** Why the description does not allow it; nothing if it does. */
  readonly refusal?: string;
}
