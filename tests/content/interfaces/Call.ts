/** A request that arrived at the mock. */
export interface Call {
  readonly operation: string;
  /** Why the description does not allow the request; absent if it does. */
  readonly refusal?: string;
}
