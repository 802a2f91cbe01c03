import {describe, expect, it} from 'vitest';
import {addPolicy} from '../contentSecurityPolicy.ts';

const policy = "default-src 'none'";
const meta = `<meta http-equiv=Content-Security-Policy content="default-src 'none'">`;

describe('addPolicy', () => {
  it.each([
    [
      '<html><head><meta charset=UTF-8><script>x()</script></head>',
      `<html><head><meta charset=UTF-8>${meta}<script>x()</script></head>`,
    ],
    [
      '<head>\n  <meta charset="utf-8" />\n<title>$&</title>',
      `<head>\n  <meta charset="utf-8" />${meta}\n<title>$&</title>`,
    ],
    ['<HEAD><title>x</title>', `<HEAD>${meta}<title>x</title>`],
  ])('writes the policy before everything that it applies to: %s', (html, expected) => {
    expect(addPolicy(html, policy, 'a.html')).toBe(expected);
  });

  it('throws for a page without a head, and names the page', () => {
    expect(() => addPolicy('<p>x</p>', policy, 'a.html')).toThrow('a.html has no <head>');
  });
});
