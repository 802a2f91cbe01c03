import {test as base} from '@playwright/test';

export {expect} from '@playwright/test';

interface Options {
  /**
   * Messages that a test provokes on purpose, as an array of one expression: Playwright takes an
   * array whose second entry is an object for a fixture with settings.
   */
  readonly allowedErrors: readonly RegExp[];
}

/**
 * Every test also proves that the browser had nothing to complain about: no error in the console,
 * no exception, no violation of the Content-Security-Policy. A test that asks for no page, nor for
 * its context, opens none.
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
