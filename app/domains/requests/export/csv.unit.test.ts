import fc from 'fast-check'
import { expect, test } from 'vitest'
import { separators, toCsv } from './csv.server.ts'

/**
 * Reads a table as spreadsheets do, whatever separates its cells there: quotes count at the start of a cell, and what
 * follows the closing one belongs to the cell.
 */
function readCells(text: string, separator: string): string[] {
  const cells: string[] = []
  let at = 0
  while (at < text.length) {
    let cell = ''
    if (text[at] === '"') {
      for (at++; at < text.length && (text[at] !== '"' || text[at + 1] === '"'); at++) {
        if (text[at] === '"') at++
        cell += text[at]
      }
      at++
    }
    for (; at < text.length && text[at] !== separator && !/[\r\n]/.test(text[at] ?? ''); at++)
      cell += text[at]
    cells.push(cell)
    at++
  }
  return cells
}

test('every cell is quoted and quotes are doubled', () => {
  expect(toCsv(['a', 'b'], [['x "y"', 'line\nbreak, comma; 3 - 2']])).toBe(
    '\uFEFF"a","b"\r\n"x ""y""","line\nbreak, comma; 3 - 2"\r\n',
  )
})

test.each([
  ['=1+1', "'=1+1"],
  ['+34971', "'+34971"],
  ['-1', "'-1"],
  ['@SUM(A1)', "'@SUM(A1)"],
  ['\t=1', "\t'=1"],
  ['\r=1', "\r'=1"],
  ["x;=cmd|' /C calc'!A0;y", "x;'=cmd|' /C calc'!A0;y"],
  ['Hola\n=cmd', "Hola\n'=cmd"],
  ['x; =1', "x; '=1"],
  ['x;"=1', `x;""'=1`],
  ['mail me@example.org, 5-7 h = good', 'mail me@example.org, 5-7 h = good'],
])('%j stays a text in a spreadsheet', (value, written) => {
  expect(toCsv([], [[value]])).toBe(`\uFEFF\r\n"${written}"\r\n`)
})

const nasty = fc.string({ unit: fc.constantFrom(...'=+-@;,\t\r\n"\' ax'), maxLength: 12 })

test('uses another separator between cells, which ends no text', () => {
  expect(toCsv(['a', 'b'], [['x; y', 'x, =1']], ';')).toBe(`\uFEFF"a";"b"\r\n"x; y";"x, '=1"\r\n`)
  expect(toCsv(['a', 'b'], [], '\t')).toBe('\uFEFF"a"\t"b"\r\n')
})

const pairs = separators.flatMap((written) => separators.map((read) => [written, read] as const))

test.each(pairs)('no cell of a table separated by %j is a formula where %j separates', (written, read) => {
  fc.assert(
    fc.property(fc.array(fc.tuple(nasty, nasty, nasty), { minLength: 1, maxLength: 3 }), (rows) => {
      const cells = readCells(toCsv(['a', 'b', 'c'], rows, written).slice(1), read)
      expect(cells.filter((cell) => /^\s*[=+\-@]/.test(cell))).toEqual([])
    }),
    { numRuns: 2_000 },
  )
})
