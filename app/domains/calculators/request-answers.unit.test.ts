import { expect, test } from 'vitest'
import { calculationForRequest, answersInAddress } from './page-data.server.ts'

const query =
  'calc=1&vehicle=car&energy=combustion&co2=150&first=2019-06-01&basis=new&price=30000&origin=outside'

test('the office reads a calculator’s answers in Spanish, without unknown and hidden ones', () => {
  const ids = [...new URLSearchParams(`${query}&moving=no&owned=12&moon=full`)].map((pair) => pair.join('='))
  expect(calculationForRequest('calculator.vehicle-registration', ids.join(','), 'es'))
    .toMatchInlineSnapshot(`
    [
      "¿Qué quiere matricular? Coche",
      "¿Con qué funciona? Gasolina, diésel, híbrido, gas",
      "Emisiones de CO₂: 150 g/km",
      "Primera matriculación: 01/06/2019",
      "¿Qué valor conoce? Precio de nuevo o valor de las tablas de Hacienda",
      "Ese valor: 30.000 €",
      "¿De dónde viene? De fuera de la UE",
      "¿Se traslada a España con él? No",
    ]
  `)
})

test('a wrong answer in an address is not passed', () => {
  const page = 'calculator.vehicle-registration'
  expect(calculationForRequest(page, 'calc=1,price=a lot,first=never', 'es')).toEqual([])
  expect(calculationForRequest('service.nie', 'eu,spain', 'es')).toEqual([])
})

test('the form over a page with answers shows them in its language', () => {
  const page = { id: 'calculator.vehicle-registration', locale: 'en' } as const
  const passed = answersInAddress(page, new URLSearchParams(query))
  expect(passed?.answers).toContainEqual({ question: 'That value', answer: '€30,000' })
  expect(passed?.ids).toContain('co2=150')
  expect(passed?.href).toContain('/en/calculators/registering-a-car?calc=1&vehicle=car')
  expect(answersInAddress(page, new URLSearchParams())).toBeUndefined()
})
