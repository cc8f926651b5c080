import { expect, test } from 'vitest'
import { toCsv } from './csv.ts'

test('every cell is quoted and quotes are doubled', () => {
  expect(toCsv(['a', 'b'], [['x "y"', 'line\nbreak, comma']])).toBe(
    '\uFEFF"a","b"\r\n"x ""y""","line\nbreak, comma"\r\n',
  )
})

test.each(['=1+1', '+34971', '-1', '@SUM(A1)', '\t=1', '\r=1'])(
  '%j stays a text in a spreadsheet',
  (value) => {
    expect(toCsv([], [[value]])).toContain(`"'${value}"`)
  },
)
