import { cleanText } from '#server/store/clean-text.ts'

/** Longest line of a calendar file in octets, without its line end (RFC 5545, 3.1). */
const lineOctets = 75

/** A value of type TEXT (RFC 5545, 3.3.11): one line, whatever was typed. */
export function escapeText(text: string): string {
  return cleanText(text)
    .replaceAll('\t', ' ')
    .replaceAll(/[\\;,]/g, (character) => `\\${character}`)
    .replaceAll('\n', '\\n')
}

/** A quoted parameter value; what quotes cannot hold is written as RFC 6868 has it. */
export function quoteParameter(text: string): string {
  const safe = cleanText(text).replaceAll('\t', ' ')
  return `"${safe.replaceAll('^', '^^').replaceAll('"', "^'").replaceAll('\n', '^n')}"`
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
