/**
 * The Mozilla Observatory's rules (github.com/mdn/mdn-http-observatory, src/grader), as far as the
 * headers of one HTML answer over TLS decide them. Parts that need the network (the preload list,
 * certificates) count nothing.
 */

/** Directives of a policy by name. */
export function directives(policy: string): Map<string, readonly string[]> {
  return new Map(
    policy
      .split(';')
      .map((part) => part.trim().split(/\s+/))
      .map(([name = '', ...values]) => [name.toLowerCase(), values]),
  )
}

const broad = /^(?:\*|https?:|data:|blob:|'unsafe-(?:inline|eval|hashes)')$/

function policyScore(policy: string | null): number {
  if (policy === null) return -25
  const all = directives(policy)
  const fallback = all.get('default-src') ?? []
  const active = ['script-src', 'style-src', 'object-src'].flatMap((name) => all.get(name) ?? fallback)
  if (active.length === 0 || active.some((source) => broad.test(source))) return -20
  const forms = all.get('form-action') ?? []
  const closed = fallback.length === 1 && fallback[0] === "'none'"
  return closed && forms.every((source) => source === "'self'" || source === "'none'") && forms.length > 0
    ? 10
    : 5
}

function transportScore(value: string | null): number {
  if (value === null) return -20
  return Number(/max-age=(\d+)/.exec(value)?.[1] ?? 0) >= 15_768_000 ? 0 : -10
}

function frameScore(policy: string | null, value: string | null): number {
  if (directives(policy ?? '').has('frame-ancestors')) return 5
  return value === 'DENY' || value === 'SAMEORIGIN' ? 0 : -20
}

function cookieScore(cookies: readonly string[]): number {
  if (cookies.length === 0) return 0
  const safe = cookies.every(
    (cookie) => /;\s*secure/i.test(cookie) && /;\s*samesite=(?:lax|strict)/i.test(cookie),
  )
  return safe ? 5 : -20
}

function scriptScore(html: string): number {
  const sources = [...html.matchAll(/<script[^>]* src="([^"]*)"/g)].map(([, source = '']) => source)
  return sources.every((source) => /^\/(?!\/)/.test(source)) ? 0 : -50
}

const privateReferrers = ['no-referrer', 'same-origin', 'strict-origin', 'strict-origin-when-cross-origin']

/** Points per test; the grade is A+ if the total is 100 or more. */
export function observatoryScores(headers: Headers, html: string): Readonly<Record<string, number>> {
  const policy = headers.get('content-security-policy')
  const origin = headers.get('access-control-allow-origin')
  const resource = headers.get('cross-origin-resource-policy')
  return {
    'content-security-policy': policyScore(policy),
    cookies: cookieScore(headers.getSetCookie()),
    'cross-origin-resource-sharing': origin === null ? 0 : -50,
    'cross-origin-resource-policy': resource === 'same-origin' || resource === 'same-site' ? 10 : 0,
    'referrer-policy': privateReferrers.includes(headers.get('referrer-policy') ?? '') ? 5 : -5,
    'strict-transport-security': transportScore(headers.get('strict-transport-security')),
    'subresource-integrity': scriptScore(html),
    'x-content-type-options': headers.get('x-content-type-options') === 'nosniff' ? 0 : -5,
    'x-frame-options': frameScore(policy, headers.get('x-frame-options')),
  }
}

/** The total points of an answer. Bonus points count from 90 on, so they do not hide a fault. */
export function observatoryTotal(scores: Readonly<Record<string, number>>): number {
  const values = Object.values(scores)
  const penalties = values.filter((value) => value < 0).reduce((sum, value) => sum + value, 100)
  if (penalties < 90) return penalties
  return values.filter((value) => value > 0).reduce((sum, value) => sum + value, penalties)
}
