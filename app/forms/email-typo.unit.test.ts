import fc from 'fast-check'
import { expect, test } from 'vitest'
import { suggestAddress } from './email-typo.ts'

test.each([
  ['anna@gmail.con', 'anna@gmail.com'],
  ['anna@gmial.com', 'anna@gmail.com'],
  ['Anna.Bell@Gmial.com', 'Anna.Bell@gmail.com'],
  ['anna@hotmial.com', 'anna@hotmail.com'],
  ['anna@hotmai.es', 'anna@hotmail.es'],
  ['anna@gmx.d', 'anna@gmx.de'],
  ['anna@gxm.de', 'anna@gmx.de'],
  ['anna@gmail.co', 'anna@gmail.com'],
  ['anna@gmail,com', 'anna@gmail.com'],
  ['anna@gmailcom', 'anna@gmail.com'],
  ['anna@gmail', 'anna@gmail.com'],
  ['anna@gmail.com.', 'anna@gmail.com'],
  ['anna@gmail..com', 'anna@gmail.com'],
  ['anna@firma..palma..de', 'anna@firma.palma.de'],
  ['anna@outlok.es', 'anna@outlook.es'],
  ['anna@yaho.co.uk', 'anna@yahoo.co.uk'],
  ['anna@t-onlin.de', 'anna@t-online.de'],
  ['anna@tonline.de', 'anna@t-online.de'],
  ['anna@googelmail.com', 'anna@googlemail.com'],
  ['anna@btintrenet.com', 'anna@btinternet.com'],
  ['anna@icloud.co', 'anna@icloud.com'],
  ['anna@web.d', 'anna@web.de'],
  ['anna@firma-palma.con', 'anna@firma-palma.com'],
])('for %s it suggests %s', (typed, meant) => {
  expect(suggestAddress(typed)).toBe(meant)
})

test.each([
  'anna@gmail.com',
  'anna@GMAIL.com',
  'anna@hotmail.co.uk',
  'anna@gmx.net',
  'anna@web.de',
  'anna@mail.com',
  'anna@email.com',
  'anna@ymail.com',
  'anna@mail.de',
  'anna@live.de',
  'anna@talaia.es',
  'anna@aon.es',
  'anna@gmv.com',
  'anna@wek.de',
  'anna@uni-mainz.de',
  'anna@example.org',
  'anna@me.com',
  'anna@proton.me',
  'anna',
  'anna@',
  '@gmail.con',
  '',
])('for %s it suggests nothing', (typed) => {
  expect(suggestAddress(typed)).toBeUndefined()
})

test('a suggestion leads to no further suggestion, and its local part stays as typed', () => {
  const part = fc.string({ unit: fc.constantFrom(...'aeghilmnotxw.-'), minLength: 1, maxLength: 12 })
  fc.assert(
    fc.property(part, part, (local, domain) => {
      const meant = suggestAddress(`${local}@${domain}`)
      if (meant === undefined) return
      expect(meant.startsWith(`${local}@`)).toBe(true)
      expect(suggestAddress(meant)).toBeUndefined()
    }),
    { numRuns: 2_000 },
  )
})
