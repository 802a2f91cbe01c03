/** A promise whose state can be read synchronously. */
export class TrackedPromise<Value> {
  readonly promise: Promise<Value>;
  /** `undefined` until the promise is fulfilled, and forever if it is rejected. */
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
    // A rejection without a handler must not be reported as unhandled.
    this.promise.catch(() => undefined);
  }
}
