import {createHash} from 'node:crypto';
import {describe, expect, it} from 'vitest';
import {addPolicy, contentSecurityPolicy} from '../contentSecurityPolicy.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const directive = (policy: string, name: string) =>
  policy
    .split('; ')
    .find((part) => part.startsWith(`${name} `))
    ?.split(' ')
    .slice(1);

describe('contentSecurityPolicy', () => {
  const policy = contentSecurityPolicy({
    scripts: ['one()', 'one()', 'two()'],
    styles: ['p{color:red}'],
  });

  it('allows the scripts of the page, each once, and no other inline code', () => {
    const scripts = directive(policy, 'script-src');
    expect(scripts).toHaveLength(3);
    expect(scripts).toEqual(expect.arrayContaining(["'self'", hash('one()'), hash('two()')]));
    expect(policy).not.toContain('unsafe');
  });

  it('allows the styles of the page and no style attribute', () => {
    expect(directive(policy, 'style-src')).toEqual(["'self'", hash('p{color:red}')]);
  });

  it('loads from the site only', () => {
    expect(directive(policy, 'default-src')).toEqual(["'none'"]);
    expect(directive(policy, 'connect-src')).toEqual(["'self'"]);
  });

  it('S7.12 allows the analytics origin if one is configured', () => {
    const withStats = contentSecurityPolicy(
      {scripts: [], styles: []},
      {script: 'https://stats.example.com', feedback: 'https://voice.example.com'},
    );
    expect(directive(withStats, 'script-src')).toContain('https://stats.example.com');
    expect(directive(withStats, 'connect-src')).toEqual([
      "'self'",
      'https://stats.example.com',
      'https://voice.example.com',
    ]);
    expect(directive(withStats, 'script-src')).not.toContain('https://voice.example.com');
  });
});

describe('addPolicy', () => {
  const policy = "default-src 'none'";
  const meta = `<meta http-equiv=Content-Security-Policy content="${policy}">`;

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
