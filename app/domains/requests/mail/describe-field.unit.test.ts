import { expect, test } from 'vitest'
import { serverForms } from '#domains/requests/intake/forms.server.ts'
import type { FormName } from '#domains/requests/submission.ts'
import { locales } from '#map/locale.ts'
import { describeField } from './describe-field.server.ts'

const own = Object.entries(await serverForms()).flatMap(([dialog, { questions }]) =>
  Object.entries(questions).map(([name, question]) => ({ dialog: dialog as FormName, name, question })),
)

test.each(locales)('every field of every dialog has a label: %s', (locale) => {
  for (const { dialog, name } of own) expect(describeField(dialog, name, '1', locale).label).not.toBe(name)
})

test.each(locales)('every choice of every dialog has words: %s', (locale) => {
  const choices = own.filter(({ question }) => question.options.length > 0)
  expect(choices.length).toBeGreaterThan(20)
  for (const { dialog, name, question } of choices) {
    for (const option of question.options) {
      expect(describeField(dialog, name, option, locale).value, `${name} ${option}`).not.toBe(option)
    }
  }
})

test('questions of the same name are of one kind, so that their answers are written alike', () => {
  const choices: ReadonlySet<string> = new Set(['segmented', 'cards', 'list'])
  const kinds = Map.groupBy(own, ({ name }) => name)
  for (const [name, same] of kinds) {
    const different = new Set(same.map(({ question: { kind } }) => (choices.has(kind) ? 'choice' : kind)))
    expect(different.size, name).toBe(1)
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
