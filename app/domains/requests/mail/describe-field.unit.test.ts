import { expect, test } from 'vitest'
import { forms, sharedNames } from '#domains/requests/intake/forms.server.ts'
import { locales } from '#map/locale.ts'
import { describeField } from './describe-field.server.ts'

const own = Object.values(forms).flatMap(({ entries }) =>
  Object.entries(entries).filter(([name]) => !sharedNames.has(name)),
)

test.each(locales)('every field of every dialog has a label: %s', (locale) => {
  for (const [name] of own) {
    expect(describeField('salud-dialog', name, '1', locale).label).not.toBe(name)
  }
})

/** The options of a choice, also of one that may stay empty or that is a list. */
function optionsOf(schema: object): readonly string[] {
  if ('options' in schema) return schema.options as readonly string[]
  const inner = 'wrapped' in schema ? schema.wrapped : 'item' in schema ? schema.item : undefined
  return typeof inner === 'object' && inner !== null ? optionsOf(inner) : []
}

test.each(locales)('every choice of every dialog has words: %s', (locale) => {
  const choices = own.filter(([field, schema]) => field !== 'people' && optionsOf(schema).length > 0)
  expect(choices.length).toBeGreaterThan(20)
  for (const [name, schema] of choices) {
    for (const option of optionsOf(schema)) {
      expect(describeField('salud-dialog', name, option, locale).value, `${name} ${option}`).not.toBe(option)
    }
  }
})

test.each([
  ['topic', 'insurance.health', 'Tema', 'Seguros: Salud'],
  ['topic', 'services.car', 'Tema', 'Servicios del automóvil'],
  ['topic', 'services.administrative', 'Tema', 'Servicios: Trámites administrativos'],
  ['product', 'insurance.dental', 'Producto o servicio', 'Seguro dental'],
  ['product', 'other', 'Producto o servicio', 'Otra cosa'],
  ['nationality', 'DE', 'Nacionalidad', 'Alemania'],
  ['start', '2026-12-01', '¿A partir de cuándo lo quiere?', '01/12/2026'],
  ['birthYear2', 1982, 'Año de nacimiento, persona 2', '1982'],
  ['vehicleYear', 2019, 'Año de la primera matriculación', '2019'],
  ['capital', 150_000, 'Capital deseado (€)', '150.000'],
  ['breedDuties', 'unsure', '¿Es un perro potencialmente peligroso según la ley?', 'No lo sé'],
  ['make', 'no', 'Marca', 'no'],
  ['unknown', true, 'unknown', 'sí'],
] as const)('%s: %s', (name, value, label, text) => {
  expect(describeField('salud-dialog', name, value, 'es')).toEqual({ label, value: text })
})

test('a choice of several has a line each', () => {
  expect(describeField('hogar-dialog', 'homeExtras', ['pool', 'alarm'], 'es')).toEqual({
    label: 'La vivienda también tiene',
    value: 'Piscina\nAlarma',
  })
})
