import {afterEach, expect, it, vi} from 'vitest';
import {addressAt, listenHost} from '../setup/listenHost.mjs';

afterEach(() => {
  vi.unstubAllEnvs();
});

it.each([
  [undefined, '127.0.0.1'],
  ['', '127.0.0.1'],
  ['0.0.0.0', '0.0.0.0'],
])('HOST %j means %s', (variable, host) => {
  vi.stubEnv('HOST', variable);
  expect(listenHost()).toBe(host);
});

it.each([
  ['127.0.0.1', 'http://localhost:3000'],
  ['0.0.0.0', 'http://localhost:3000'],
  ['::', 'http://localhost:3000'],
  ['192.168.1.5', 'http://192.168.1.5:3000'],
  ['::1', 'http://[::1]:3000'],
])('a site that listens on %s is at %s', (host, address) => {
  expect(addressAt(host, 3000)).toBe(address);
});
