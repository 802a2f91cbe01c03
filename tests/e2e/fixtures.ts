import {test as base} from '@playwright/test';

export {expect} from '@playwright/test';

interface Options {
  /**
   * Messages that a test provokes on purpose, as an array with one expression: Playwright reads an
   * array whose second entry is an object as a fixture with settings.
   */
  readonly allowedErrors: readonly RegExp[];
}

/**
 * Every test also verifies that the browser reported no problem: no error in the console, no
 * exception, no violation of the Content-Security-Policy. A test that uses neither a page nor its
 * context opens none.
 */
export const test = base.extend<Options>({
  allowedErrors: [[], {option: true}],
  context: async ({context, allowedErrors}, runTest) => {
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
