import {afterEach, expect, it, vi} from 'vitest';
import {findChromium} from '../setup/findChromium.mjs';

afterEach(() => {
  vi.unstubAllEnvs();
});

it('CHROMIUM_PATH names the browser', () => {
  vi.stubEnv('CHROMIUM_PATH', process.execPath);
  expect(findChromium()).toBe(process.execPath);
});

it('a CHROMIUM_PATH without a file is refused', () => {
  vi.stubEnv('CHROMIUM_PATH', '/nowhere');
  expect(findChromium).toThrow('CHROMIUM_PATH is "/nowhere", and there is no such file');
});
