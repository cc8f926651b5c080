/** The separators of a table: spreadsheets in Spanish and German expect a semicolon. */
export const separators = [',', ';', '\t'] as const
export type Separator = (typeof separators)[number]

/**
 * What a spreadsheet would run as a formula (OWASP, CSV injection), at the start of a cell and wherever one would start
 * for a spreadsheet that separates by something else: there quotes inside do not count.
 */
function formulaIn(separator: Separator): RegExp {
  const others = separators.filter((other) => other !== separator).join('')
  return new RegExp(`(?<=(?:^|[${others}\\r\\n])[\\s"]*)[=+\\-@＝＋－＠]`, 'g')
}

/**
 * A table by RFC 4180 except for its separator, with every cell quoted. The byte order mark marks it as UTF-8; a
 * leading apostrophe keeps a cell a text.
 */
export function toCsv(
  header: readonly string[],
  rows: readonly (readonly string[])[],
  separator: Separator = ',',
): string {
  const formula = formulaIn(separator)
  const cell = (value: string) => `"${value.replaceAll(formula, "'$&").replaceAll('"', '""')}"`
  return `\uFEFF${[header, ...rows].map((row) => `${row.map(cell).join(separator)}\r\n`).join('')}`
}
