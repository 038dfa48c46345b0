import type { Env } from '../../env.ts'

/**
 * The security headers of every response. `scripts` are the CSP sources of inline scripts. Other
 * origins are allowed only for the maps that `MAP_…` configures.
 */
export function securityHeaders(scripts: string, setting: Env['maps']): Record<string, string> {
  const maps = mapSources(setting)
  const policy = {
    'default-src': "'self'",
    'script-src': `'self' ${scripts} ${maps.scripts}`.trimEnd(),
    'style-src': "'self' 'unsafe-inline'",
    'img-src': `'self' data: blob: ${maps.pictures}`.trimEnd(),
    'worker-src': "'self'",
    'connect-src': `'self' ${maps.calls}`.trimEnd(),
    'font-src': `'self' ${maps.fonts}`.trimEnd(),
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
    // Not includeSubDomains: the agency's other subdomains are not ours to decide about.
    'strict-transport-security': 'max-age=15552000',
    'x-content-type-options': 'nosniff',
    'x-frame-options': 'DENY',
    'x-permitted-cross-domain-policies': 'none',
  }
}

function mapSources({ provider, apiKey, style }: Env['maps']) {
  if (provider === 'google' && apiKey) return GOOGLE
  const hosts = provider === 'maplibre' && style ? style.hosts.join(' ') : ''
  return { scripts: '', pictures: hosts, calls: hosts, fonts: '' }
}

// From Google's guide to a content security policy for its maps.
const GOOGLE = {
  scripts: 'https://maps.googleapis.com https://maps.gstatic.com',
  pictures: 'https://*.googleapis.com https://*.gstatic.com https://*.google.com',
  calls: 'https://*.googleapis.com https://*.gstatic.com https://*.google.com',
  fonts: 'https://fonts.gstatic.com',
}
