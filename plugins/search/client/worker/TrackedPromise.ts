/** A promise whose state can be read. */
export class TrackedPromise<Value> {
  readonly promise: Promise<Value>;
  /** `undefined` until it has arrived, and for ever if it does not. */
  value: Value | undefined;
  error: unknown;
  isPending = true;

  constructor(promise: Promise<Value>) {
    this.promise = promise.then(
      (value) => {
        this.value = value;
        this.isPending = false;
        return value;
      },
      (error: unknown) => {
        this.error = error;
        this.isPending = false;
        throw error;
      },
    );
    // A rejection without a listener must not be reported as unhandled.
    this.promise.catch(() => undefined);
  }
}
