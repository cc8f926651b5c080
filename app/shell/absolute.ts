/** The absolute, percent-encoded address (RFC 3986) of a path of the site. */
export function absolute(origin: string, path: string): string {
  return origin + encodeURI(path)
}
