/**
 * The host of a URL, in ASCII; undefined if the URL is invalid. Safari 16 has no `URL.canParse`.
 */
export function hostnameOf(url: string): string | undefined {
  try {
    return new URL(url).hostname
  } catch {
    return undefined
  }
}
