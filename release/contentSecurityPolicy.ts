import {createHash} from 'node:crypto';
import {CliError} from '../scripts/run/CliError.mjs';

/** Other origins that a page may use. */
export interface OutsideOrigins {
  /** Origin of the analytics script, if one is configured. */
  readonly script?: string | undefined;
  /** Origin that receives feedback, if one is configured. */
  readonly feedback?: string | undefined;
}

/** The inline code of one page. */
export interface PolicySources {
  readonly scripts: readonly string[];
  readonly styles: readonly string[];
}

const hashOf = (text: string) => `'sha256-${createHash('sha256').update(text).digest('base64')}'`;

const hashesOf = (texts: readonly string[]) => [...new Set(texts)].sort().map(hashOf);

/**
 * Returns the policy of one page, for a `meta` element of the page. It allows inline scripts and
 * styles by hash, everything else only from the site, and no style attribute. A `meta` policy
 * cannot restrict framing, so a header does that (`securityHeaders`).
 */
export function contentSecurityPolicy(
  {scripts, styles}: PolicySources,
  {script, feedback}: OutsideOrigins = {},
): string {
  const outside = script === undefined ? [] : [script];
  const receivers = [...new Set([script, feedback])].filter((origin) => origin !== undefined);
  const directives: Readonly<Record<string, readonly string[]>> = {
    'default-src': ["'none'"],
    'script-src': ["'self'", ...outside, ...hashesOf(scripts)],
    'style-src': ["'self'", ...hashesOf(styles)],
    'img-src': ["'self'", 'data:', ...outside],
    'connect-src': ["'self'", ...receivers],
    'worker-src': ["'self'"],
    'manifest-src': ["'self'"],
    'base-uri': ["'none'"],
    'form-action': ["'self'"],
  };
  return Object.entries(directives)
    .map(([name, values]) => `${name} ${values.join(' ')}`)
    .join('; ');
}

/**
 * Matches the position of the policy in a page. Only the encoding comes before it, because a policy
 * does not apply to earlier elements.
 */
const beginning = /<head>(\s*<meta charset=[^>]*>)?/i;

/**
 * Writes a Content-Security-Policy into a page. Throws if the page has no head.
 * @param file path that the error message names
 */
export function addPolicy(html: string, policy: string, file: string): string {
  if (!beginning.test(html)) {
    throw new CliError(
      `${file} has no <head>, so it cannot carry the Content-Security-Policy. Write a whole page: ` +
        '<!doctype html><html lang="…"><head><meta charset="utf-8">…',
    );
  }
  return html.replace(
    beginning,
    (start) => `${start}<meta http-equiv=Content-Security-Policy content="${policy}">`,
  );
}
