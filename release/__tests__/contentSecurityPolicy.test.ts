import {createHash} from 'node:crypto';
import {describe, expect, it} from 'vitest';
import {contentSecurityPolicy} from '../contentSecurityPolicy.ts';
import {pageOf} from './pageOf.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const directive = (policy: string, name: string) =>
  policy
    .split('; ')
    .find((part) => part.startsWith(`${name} `))
    ?.split(' ')
    .slice(1);

describe('contentSecurityPolicy', () => {
  const policy = contentSecurityPolicy(
    [
      pageOf('a.html', '<script>one()</script>'),
      pageOf('b.html', '<script>one()</script><script>two()</script>'),
    ],
    ['p{color:red}', 'p{color:red}', 'b{top:0}'],
  );

  it('admits the scripts of the pages, each once, and no other inline code', () => {
    const scripts = directive(policy, 'script-src');
    expect(scripts).toHaveLength(3);
    expect(scripts).toEqual(expect.arrayContaining(["'self'", hash('one()'), hash('two()')]));
    expect(policy).not.toContain('unsafe-inline');
    expect(policy).not.toContain('unsafe-eval');
  });

  it('admits the style elements of the pages, each once, and no style attribute', () => {
    const styles = directive(policy, 'style-src');
    expect(styles).toHaveLength(3);
    expect(styles).toEqual(
      expect.arrayContaining(["'self'", hash('p{color:red}'), hash('b{top:0}')]),
    );
  });

  it('lets nobody frame the site, and loads from the site only', () => {
    expect(directive(policy, 'default-src')).toEqual(["'none'"]);
    expect(directive(policy, 'frame-ancestors')).toEqual(["'none'"]);
    expect(directive(policy, 'connect-src')).toEqual(["'self'"]);
  });

  it('S7.12 admits the analytics origin where one is configured', () => {
    const withStats = contentSecurityPolicy([], [], 'https://stats.example.com');
    expect(directive(withStats, 'script-src')).toContain('https://stats.example.com');
    expect(directive(withStats, 'connect-src')).toContain('https://stats.example.com');
  });
});
