import { expect, test } from 'vitest'
import { findsText } from './find-text.ts'

const mussig = {
  reference: 'TAL-7K3M-Q9',
  name: 'Jörg Müßig',
  email: 'Joerg.Muessig@Example.org',
  phone: '+4915112345678',
}
const nunez = { reference: 'TAL-CDFG-HJ', name: 'María Núñez Peña', email: null, phone: '+34600112233' }
const yilmaz = { reference: 'TAL-WXYZ-23', name: 'Øyvind Yılmaz-Łaska', email: null, phone: null }

test.each([
  ['muessig', [mussig]],
  ['Müßig', [mussig]],
  ['mussig', [mussig]],
  ['MÜSSIG jörg', [mussig]],
  ['nunez', [nunez]],
  ['Nuñez', [nunez]],
  ['pena maria', [nunez]],
  ['oyvind yilmaz laska', [yilmaz]],
  ['ŁASKA', [yilmaz]],
  ['example.org', [mussig]],
  ['muessig@example', [mussig]],
  ['600 11 22 33', [nunez]],
  ['+34 600-112-233', [nunez]],
  ['0034600112233', [nunez]],
  ['112233', [nunez]],
  ['0151 12345678', [mussig]],
  ['+49 (0)151 12345678', [mussig]],
  ['tal 7k3m q9', [mussig]],
  ['TAL-CDFG-HJ', [nunez]],
  ['cdfghj', [nunez]],
  ['7k3m', [mussig]],
  ['TAL 7k', []],
  ['tal', []],
  ['', [mussig, nunez, yilmaz]],
  ['Müßig Peña', []],
  ['999999', []],
  ['%', []],
])('%j finds the requests of those it is part of', (typed, found) => {
  expect([mussig, nunez, yilmaz].filter(findsText(typed))).toEqual(found)
})
