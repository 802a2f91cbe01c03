/**
 * The security headers of every response. They are the same for all builds. The policy about
 * scripts, styles and addresses depends on the page and is in the page (`contentSecurityPolicy`).
 */
export const securityHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // What a script of another could misuse most; no policy of a page admits one.
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};
