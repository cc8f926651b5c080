/** What a spreadsheet would run as a formula when it opens the file (OWASP, CSV injection). */
const formula = /^[=+\-@\t\r]/

function cell(value: string): string {
  const safe = formula.test(value) ? `'${value}` : value
  return `"${safe.replaceAll('"', '""')}"`
}

/**
 * A table as RFC 4180 has it, every cell in quotes. The byte order mark tells
 * spreadsheets that it is UTF-8; a leading apostrophe keeps a cell a text.
 */
export function toCsv(header: readonly string[], rows: readonly (readonly string[])[]): string {
  return `\uFEFF${[header, ...rows].map((row) => `${row.map(cell).join(',')}\r\n`).join('')}`
}
