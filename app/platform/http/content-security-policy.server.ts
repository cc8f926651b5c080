/** What a policy allows beyond the site's own files: hashes, or a nonce. */
export interface PolicySources {
  /** Source expressions such as `'sha256-…'` or `'nonce-…'`. */
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

/** Other servers that pages may reach: none, unless a configured feature needs them. */
export interface OutsideSources {
  readonly scripts: readonly string[]
  readonly images: readonly string[]
  readonly connections: readonly string[]
}

/** A site that reaches no other server. */
export const nothingOutside: OutsideSources = { scripts: [], images: [], connections: [] }

/** The content security policy of a page: only the site itself and the given sources. */
export function contentSecurityPolicy(
  { scripts, styles }: PolicySources,
  outside: OutsideSources = nothingOutside,
): string {
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...scripts, ...outside.scripts].join(' ')}`,
    `style-src ${["'self'", ...styles].join(' ')}`,
    `img-src ${["'self'", 'data:', ...outside.images].join(' ')}`,
    "font-src 'self'",
    `connect-src ${["'self'", ...outside.connections].join(' ')}`,
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "require-trusted-types-for 'script'",
  ].join('; ')
}
