/** What a policy allows beyond the site's own files: hashes, or a nonce. */
export interface PolicySources {
  /** Source expressions such as `'sha256-…'` or `'nonce-…'`. */
  readonly scripts: readonly string[]
  readonly styles: readonly string[]
}

/** The content security policy of a page: nothing but the site itself and what is named. */
export function contentSecurityPolicy({ scripts, styles }: PolicySources): string {
  return [
    "default-src 'none'",
    `script-src ${["'self'", ...scripts].join(' ')}`,
    `style-src ${["'self'", ...styles].join(' ')}`,
    "img-src 'self' data:",
    "font-src 'self'",
    "connect-src 'self'",
    "form-action 'self'",
    "base-uri 'none'",
    "frame-ancestors 'none'",
    "object-src 'none'",
    "manifest-src 'self'",
    "worker-src 'self'",
    "require-trusted-types-for 'script'",
  ].join('; ')
}
