import { cleanText } from '#platform/clean-text.server.ts'

/** Longest line of a calendar file in octets, without its line end (RFC 5545, 3.1). */
const lineOctets = 75

/** A value of type TEXT (RFC 5545, 3.3.11): one line, whatever was typed. */
export function escapeText(text: string): string {
  return cleanText(text)
    .replaceAll(/[\t\u00a0]/g, ' ')
    .replaceAll(/[\\;,]/g, (character) => `\\${character}`)
    .replaceAll('\n', '\\n')
}

/** A quoted parameter value; what quotes cannot hold is written as RFC 6868 has it. */
export function quoteParameter(text: string): string {
  const safe = cleanText(text).replaceAll('\t', ' ')
  return `"${safe.replaceAll('^', '^^').replaceAll('"', "^'").replaceAll('\n', '^n')}"`
}

/** A value of type URI: what RFC 3986 has no place for is encoded, and with it whatever would end the line. */
export function escapeUri(text: string): string {
  return text.toWellFormed().replaceAll(/[^\w\-.~:/?#[\]@!$&'()*+,;=%]/gu, encodeURIComponent)
}

/**
 * An address as a URI (RFC 6068, 2). A mailbox may be called `a?cc=b`, and unencoded that would name a recipient
 * more. The plus stays as it is: calendars find their owner by the letters of this value.
 */
export function mailtoUri(address: string): string {
  return `mailto:${address.toWellFormed().replaceAll(/[^\w\-.~@!$'()*+,:]/gu, encodeURIComponent)}`
}

/** Breaks a line where it gets too long, never inside a character; what follows is indented by one space. */
export function foldLine(line: string): string {
  const lines: string[] = []
  let current = ''
  let octets = 0
  for (const character of line) {
    const size = Buffer.byteLength(character)
    if (octets + size > lineOctets) {
      lines.push(current)
      current = ' '
      octets = 1
    }
    current += character
    octets += size
  }
  return [...lines, current].join('\r\n')
}
