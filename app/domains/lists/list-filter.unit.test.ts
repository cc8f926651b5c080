import { expect, test } from 'vitest'
import { filterList, readFilter } from './list-filter.ts'

const entries = [
  { group: 'home', text: 'Cédula de habitabilidad' },
  { group: 'car', text: 'Matriculación de coche, placas' },
  { group: 'car', text: 'ITV' },
]
const shown = (group: string, words: string) =>
  filterList(entries, { group, words }, (entry) => entry).map(({ text }) => text)

test('shows everything without a filter', () => {
  expect(shown('', '')).toHaveLength(3)
  expect(shown('', ' , ')).toHaveLength(3)
})

test('shows the entries of a group', () => {
  expect(shown('car', '')).toEqual(['Matriculación de coche, placas', 'ITV'])
  expect(shown('boats', '')).toEqual([])
})

test('finds the beginnings of words, whatever their accents and case', () => {
  expect(shown('', 'CEDULA')).toEqual(['Cédula de habitabilidad'])
  expect(shown('', 'matri plac')).toEqual(['Matriculación de coche, placas'])
  expect(shown('', 'riculacion')).toEqual([])
  expect(shown('home', 'itv')).toEqual([])
})

test('reads the filter from an address', () => {
  const long = 'x'.repeat(500)
  expect(readFilter(new URLSearchParams({ group: 'car', q: ' itv ' }))).toEqual({
    group: 'car',
    words: 'itv',
  })
  expect(readFilter(new URLSearchParams({ q: long })).words).toHaveLength(80)
  expect(readFilter(new URLSearchParams())).toEqual({ group: '', words: '' })
})
