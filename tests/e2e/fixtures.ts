import {test as base} from '@playwright/test';

export {expect} from '@playwright/test';

interface Options {
  /**
   * Messages that a test provokes on purpose, as an array with one expression: Playwright reads an
   * array whose second entry is an object as a fixture with settings.
   */
  readonly allowedErrors: readonly RegExp[];

  /**
   * Makes every page count as one that came fast. The site prefetches nothing for a reader whose page
   * came slowly, and a loaded machine sends pages slowly. Tests of a slow connection set it to `false`.
   */
  readonly comesFast: boolean;
}

/** Runs in the page: its transfer takes no time. */
function transferAtOnce(): void {
  Object.defineProperty(PerformanceResourceTiming.prototype, 'responseEnd', {
    get(this: PerformanceResourceTiming) {
      return this.responseStart;
    },
  });
}

/**
 * Every test also verifies that the browser reported no problem: no error in the console, no
 * exception, no violation of the Content-Security-Policy. A test that uses neither a page nor its
 * context opens none.
 */
export const test = base.extend<Options>({
  allowedErrors: [[], {option: true}],
  comesFast: [true, {option: true}],
  context: async ({context, allowedErrors, comesFast}, runTest) => {
    if (comesFast) {
      await context.addInitScript(transferAtOnce);
    }
    const errors: string[] = [];
    context.on('console', (message) => {
      if (message.type() === 'error') {
        errors.push(`${message.text()} (${message.location().url})`);
      }
    });
    context.on('weberror', (error) => errors.push(error.error().message));
    await runTest(context);
    const unexpected = errors.filter(
      (text) => !allowedErrors.some((allowed) => allowed.test(text)),
    );
    base.expect(unexpected, 'errors in the browser').toEqual([]);
  },
});

/** Chromium logs a document that the server answers with 404. */
export const notFoundAnswer = /status of 404/;
