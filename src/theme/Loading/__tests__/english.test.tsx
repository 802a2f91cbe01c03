// @vitest-environment jsdom
import {cleanup, render, screen} from '@testing-library/react';
import {afterEach, expect, it, vi} from 'vitest';
import english from '../../../../i18n/en/code.json';
import Loading from '..';
import {waiting} from './waiting.ts';

vi.mock('@generated/codeTranslations', () => ({
  default: Object.fromEntries(Object.entries(english).map(([id, {message}]) => [id, message])),
}));

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
