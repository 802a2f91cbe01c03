import {createHash} from 'node:crypto';
import {describe, expect, it} from 'vitest';
import {contentSecurityPolicy} from '../contentSecurityPolicy.ts';
import {knownStyleAttributes} from '../knownStyleAttributes.ts';
import {pageOf} from './pageOf.ts';

const hash = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const directive = (policy: string, name: string) =>
  policy
    .split('; ')
    .find((part) => part.startsWith(`${name} `))
    ?.split(' ')
    .slice(1);

describe('contentSecurityPolicy', () => {
  const policy = contentSecurityPolicy([
    pageOf('a.html', '<script>one()</script><svg style="display: none;"></svg>'),
    pageOf('b.html', '<script>one()</script><script>two()</script>'),
  ]);

  it('admits the scripts of the pages, each once, and no other inline code', () => {
    const scripts = directive(policy, 'script-src');
    expect(scripts).toHaveLength(3);
    expect(scripts).toEqual(expect.arrayContaining(["'self'", hash('one()'), hash('two()')]));
    expect(policy).not.toContain('unsafe-inline');
    expect(policy).not.toContain('unsafe-eval');
  });

  it('admits the style attributes of the pages and those that the framework writes later', () => {
    const styles = directive(policy, 'style-src');
    expect(styles).toContain(hash('display: none;'));
    expect(styles).toContain("'unsafe-hashes'");
    for (const {style} of knownStyleAttributes.filter(({scripted}) => scripted)) {
      expect(styles).toContain(hash(style));
    }
  });

  it('lets nobody frame the site, and loads from the site only', () => {
    expect(directive(policy, 'default-src')).toEqual(["'none'"]);
    expect(directive(policy, 'frame-ancestors')).toEqual(["'none'"]);
    expect(directive(policy, 'connect-src')).toEqual(["'self'"]);
  });

  it('S7.12 admits the analytics origin where one is configured', () => {
    const withStats = contentSecurityPolicy([], 'https://stats.example.com');
    expect(directive(withStats, 'script-src')).toContain('https://stats.example.com');
    expect(directive(withStats, 'connect-src')).toContain('https://stats.example.com');
  });
});
