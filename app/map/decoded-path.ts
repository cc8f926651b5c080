/**
 * A path as the map writes it: decoded, in NFC. One that cannot be decoded is returned unchanged
 * and matches no page.
 */
export function decodedPath(path: string): string {
  try {
    return decodeURIComponent(path).normalize('NFC')
  } catch {
    return path
  }
}
