/** What every answer carries to keep a browser from misusing it. `scripts` are the sources of the inline ones. */
export function securityHeaders(scripts: string): Record<string, string> {
  const policy = {
    'default-src': "'self'",
    'script-src': `'self' ${scripts}`,
    'style-src': "'self' 'unsafe-inline'",
    'img-src': "'self' data: blob:",
    'worker-src': "'self' blob:",
    'connect-src': "'self'",
    'object-src': "'none'",
    'base-uri': "'self'",
    'form-action': "'self'",
    'frame-ancestors': "'none'",
  }
  return {
    'content-security-policy': Object.entries(policy)
      .map((rule) => rule.join(' '))
      .join('; '),
    'cross-origin-opener-policy': 'same-origin',
    'cross-origin-resource-policy': 'same-origin',
    'origin-agent-cluster': '?1',
    'referrer-policy': 'strict-origin-when-cross-origin',
    // Not for subdomains: they are the agency's, and not ours to decide about.
    'strict-transport-security': 'max-age=15552000',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
  }
}
