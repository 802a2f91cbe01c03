// @vitest-environment jsdom
import * as translations from '@generated/codeTranslations';
import {cleanup, render, screen} from '@testing-library/react';
import {afterEach, beforeEach, expect, it, vi} from 'vitest';
import english from '../../../../i18n/en/code.json';
import Loading from '..';
import {waiting} from './waiting.ts';

beforeEach(() => {
  // The framework's types do not know that the module has a default export.
  vi.spyOn(translations as unknown as {default: object}, 'default', 'get').mockReturnValue(
    Object.fromEntries(Object.entries(english).map(([id, {message}]) => [id, message])),
  );
});
afterEach(cleanup);

it('S4.1 shows a loading message in English', () => {
  render(<Loading {...waiting} pastDelay />);
  expect(screen.getByRole('status').textContent).toBe('Loading the page');
});

it('S4.3 S8.1 offers in English to try again', () => {
  const error = new Error('Loading chunk 12 failed.');
  render(<Loading {...waiting} pastDelay error={error} />);
  expect(screen.getByRole('alert').textContent).toContain('Error: Loading chunk 12 failed.');
  expect(screen.getByRole('button').textContent).toBe('Retry');
});
