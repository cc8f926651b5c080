import { expect, it } from 'vitest'
import { identity } from '#tests/support/mail.ts'
import { mediatorClasses, type Identity } from './identity.ts'
import { locales } from './locale.ts'
import { mediatorLine, registerEntry } from './mediator.ts'

const line = (register: Partial<Identity['register']>, locale: (typeof locales)[number]) =>
  mediatorLine({ register: { ...identity.register, ...register } }, locale)

it('uses a neutral term for the firm until its class is settled', () => {
  const open = { class: 'unknown', key: undefined } as const
  expect(locales.map((locale) => line(open, locale))).toEqual([
    'Mediador de seguros según la ley española.',
    'Insurance intermediary under Spanish law.',
    'Versicherungsvermittler nach spanischem Recht.',
  ])
})

it('names the class and the register entry once they are known', () => {
  const settled = { class: 'broker', key: 'J-1234', url: 'https://dgsfp.mineco.gob.es' } as const
  expect(locales.map((locale) => line(settled, locale))).toEqual([
    'Correduría de seguros según la ley española. Registro de la DGSFP: clave J-1234; se puede comprobar en dgsfp.mineco.gob.es.',
    'Insurance broker under Spanish law. Entered in the DGSFP register under J-1234; you can check it at dgsfp.mineco.gob.es.',
    'Versicherungsmakler nach spanischem Recht. Eingetragen im Register der DGSFP unter J-1234; prüfbar auf dgsfp.mineco.gob.es.',
  ])
})

it('has a distinct name for each class in each language', () => {
  for (const locale of locales) {
    const names = mediatorClasses.map((kind) => line({ class: kind }, locale))
    expect(new Set(names).size).toBe(mediatorClasses.length)
  }
})

it('has no register entry without its key, and otherwise leads to the register', () => {
  const register = { ...identity.register, url: 'https://dgsfp.mineco.gob.es' }
  expect(registerEntry({ register: { ...register, key: undefined } }, 'en')).toBeUndefined()
  expect(registerEntry({ register: { ...register, key: 'J-1234' } }, 'en')).toEqual({
    text: 'Entered in the DGSFP register under J-1234; you can check it at',
    host: 'dgsfp.mineco.gob.es',
    url: 'https://dgsfp.mineco.gob.es',
  })
})
