/** The host of an address, in ASCII; nothing of what is none. Safari 16 has no `URL.canParse`. */
export function hostnameOf(url: string): string | undefined {
  try {
    return new URL(url).hostname
  } catch {
    return undefined
  }
}
