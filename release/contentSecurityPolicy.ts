import {createHash} from 'node:crypto';
import type {Page} from './Page.ts';

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const hashesOf = (texts: readonly string[]) => [...new Set(texts)].sort().map(hashOf);

/**
 * The policy of the whole site: inline scripts and styles count only if they are those of the
 * built pages; everything else comes from the site itself, and no style attribute counts at all.
 * @param styles texts of the style elements that the release has put into the pages
 * @param scriptOrigin origin of the analytics script, where one is configured
 */
export function contentSecurityPolicy(
  pages: readonly Page[],
  styles: readonly string[],
  scriptOrigin?: string,
): string {
  const outside = scriptOrigin === undefined ? [] : [scriptOrigin];
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...outside, ...hashesOf(pages.flatMap(({scripts}) => scripts))],
    'style-src': ["'self'", ...hashesOf(styles)],
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
