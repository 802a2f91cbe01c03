/**
 * Waits until all promises have ended, and then throws the first error. With `Promise.all`, files would
 * still be written after an error.
 */
export async function untilAllEnd(work: Iterable<Promise<unknown>>): Promise<void> {
  for (const outcome of await Promise.allSettled(work)) {
    if (outcome.status === 'rejected') {
      throw outcome.reason;
    }
  }
}
