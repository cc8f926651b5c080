/** Maximum length of a calendar file's line in octets, without its line end (RFC 5545, 3.1). */
const lineOctets = 75
const octets = new TextEncoder()

/** Folds a line of a calendar file that is too long, never inside a character; continuation lines are indented by one space. */
export function foldLine(line: string): string {
  const lines: string[] = []
  let current = ''
  let size = 0
  for (const character of line) {
    const length = octets.encode(character).length
    if (size + length > lineOctets) {
      lines.push(current)
      current = ' '
      size = 1
    }
    current += character
    size += length
  }
  return [...lines, current].join('\r\n')
}
