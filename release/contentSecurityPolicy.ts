import {createHash} from 'node:crypto';
import {knownStyleAttributes} from './knownStyleAttributes.ts';
import type {Page} from './Page.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const scriptedStyles = knownStyleAttributes
  .filter(({scripted}) => scripted)
  .map(({style}) => style);

const hashesOf = (texts: readonly string[]) => [...new Set(texts)].sort().map(hashOf);

/**
 * The policy of the whole site: scripts and style attributes run only if they are those of the
 * built pages; everything else comes from the site itself.
 * `unsafe-hashes` lets hashes count for style attributes; scripts do without it.
 * @param scriptOrigin origin of the analytics script, where one is configured
 */
export function contentSecurityPolicy(pages: readonly Page[], scriptOrigin?: string): string {
  const outside = scriptOrigin === undefined ? [] : [scriptOrigin];
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...outside, ...hashesOf(pages.flatMap(({scripts}) => scripts))],
    'style-src': [
      "'self'",
      "'unsafe-hashes'",
      ...hashesOf([...pages.flatMap(({styleAttributes}) => styleAttributes), ...scriptedStyles]),
    ],
    'img-src': ["'self'", 'data:', ...outside],
    'font-src': ["'self'"],
    'connect-src': ["'self'", ...outside],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
    'frame-ancestors': ["'none'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}
