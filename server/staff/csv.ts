/**
 * What a spreadsheet would run as a formula (OWASP, CSV injection), at the start of a cell and wherever one would start
 * for a spreadsheet that does not separate by commas, as in Spanish and German: there quotes inside do not count.
 */
const formula = /(?<=(?:^|[;\t\r\n])[\s"]*)[=+\-@＝＋－＠]/g

function cell(value: string): string {
  return `"${value.replaceAll(formula, "'$&").replaceAll('"', '""')}"`
}

/**
 * A table as RFC 4180 has it, every cell in quotes. The byte order mark tells
 * spreadsheets that it is UTF-8; an apostrophe in front keeps a cell a text.
 */
export function toCsv(header: readonly string[], rows: readonly (readonly string[])[]): string {
  return `\uFEFF${[header, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`
}
