import {describe, expect, it} from 'vitest';
import {describeListenError} from '../setup/describeListenError.mjs';

const sentence = (code: string, port: number) =>
  describeListenError(
    Object.assign(new Error(`listen ${code}`), {code}),
    port,
    (other) => `PORT=${other} x`,
  );

describe('describeListenError', () => {
  it.each([
    [
      'EADDRINUSE',
      3000,
      'is taken: stop the program that uses it, or choose another with PORT=3001 x.',
    ],
    ['EADDRINUSE', 65535, 'PORT=65534 x.'],
    ['EACCES', 80, 'is refused by the system: choose another with PORT=3000 x.'],
    ['EACCES', 5000, 'PORT=5001 x.'],
    ['EACCES', 65535, 'PORT=65534 x.'],
  ])('says what to do about %s at %i', (code, port, words) => {
    const said = sentence(code, port);
    expect(said).toMatch(new RegExp(`^Port ${port} `));
    expect(said).toContain(words);
    expect(said).not.toContain('\n');
  });

  it.each([
    ['ENOTFOUND', {hostname: 'nowhere'}],
    ['EAI_AGAIN', {hostname: 'nowhere'}],
    ['EADDRNOTAVAIL', {address: 'nowhere'}],
  ])('says that the host is none of this machine at %s', (code, details) => {
    const error = Object.assign(new Error(code), {code, ...details});
    expect(describeListenError(error, 3000, String)).toBe(
      'HOST is "nowhere", which is no address of this machine: use one of its addresses, or none for 127.0.0.1.',
    );
  });

  it('leaves errors that concern neither the port nor the host to others', () => {
    expect(sentence('EMFILE', 3000)).toBeUndefined();
    expect(describeListenError(new TypeError('x is not a function'), 3000, String)).toBeUndefined();
  });
});
