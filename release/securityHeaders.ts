/**
 * The security headers of every response. They are the same for all builds. The policy for scripts,
 * styles and origins depends on the page and is in the page (`contentSecurityPolicy`).
 */
export const securityHeaders: Readonly<Record<string, string>> = {
  'Content-Security-Policy': "frame-ancestors 'none'",
  'X-Content-Type-Options': 'nosniff',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  // These are the features that a foreign script could misuse most, if a policy failed to block it.
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=()',
  'Cross-Origin-Opener-Policy': 'same-origin',
};
