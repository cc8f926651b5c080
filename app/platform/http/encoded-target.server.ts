/** Longer addresses nobody has to take (RFC 9110, 4.1). */
const longest = 8_000

/**
 * A request line in which each character is one byte. The address begins with one slash: a second one, or a
 * backslash, which browsers take for a slash, would lead to another host.
 */
const requestLine = /^(?:GET|HEAD) (\/(?![/\\])[\x21\x22\x24-\x7e\x80-\xff]*) HTTP\/1\.[01]\r?\n/

const raw = /[\x80-\xff]/

function isUtf8(bytes: Buffer): boolean {
  try {
    new TextDecoder('utf-8', { fatal: true }).decode(bytes)
    return true
  } catch {
    return false
  }
}

/**
 * Path and query of a request with their raw letters percent-encoded.
 * @param packet what came on the connection, from the beginning of a request on
 * @param stoppedAt where in it Node's parser stopped; anywhere but at the first raw letter it was for another reason
 * @returns undefined where it is no such address
 */
export function encodedTarget(packet: Buffer, stoppedAt: number): string | undefined {
  const line = packet.subarray(0, longest).toString('latin1')
  const target = requestLine.exec(line)?.[1]
  if (target === undefined || line.search(raw) !== stoppedAt) return undefined
  if (!isUtf8(Buffer.from(target, 'latin1'))) return undefined
  const encoded = target.replaceAll(
    /[\x80-\xff]/g,
    (byte) => `%${byte.charCodeAt(0).toString(16).toUpperCase()}`,
  )
  return encoded.length > longest ? undefined : encoded
}
