import * as v from 'valibot'
import { formFields, reachable } from '#forms/common-fields.ts'
import { birthYear, crossCheck, files, list, optional, text, whole, year } from '#forms/questions.ts'
import { defineForm } from '#domains/requests/form-definition.ts'
import { carUses } from './automoviles.ts'

const vehicleKinds = [
  'motorcycle',
  'moped',
  'van',
  'bicycle',
  'scooter',
  'quad',
  'caravan',
  'classic',
  'fleet',
] as const

const questions = {
  vehicleKind: {
    ...list(vehicleKinds),
    // The page of all other vehicles is not about a particular one.
    presetOn: {
      'insurance.motocicleta': 'motorcycle',
      'insurance.furgoneta': 'van',
      'insurance.bicis-patinetes': 'bicycle',
      'insurance.flotas-vehiculos-industriales': 'fleet',
    },
  },
  vehicles: optional(whole(1, 5_000)),
  make: optional(text(60)),
  model: optional(text(80)),
  vehicleYear: optional(year(1880, 1)),
  powerOrWeight: optional(text(40)),
  driverBirthYear: { ...optional(birthYear()), needed: true },
  carUse: optional(list(carUses)),
  yearlyDistance: optional(whole(0, 300_000)),
  photos: files('photos'),
}

/** A quote for any vehicle other than a car. A fleet needs its number of vehicles, all others their driver. */
export default defineForm({
  words: 'otrosvehiculos',
  introOfPage: true,
  questions,
  rows: [
    ['make', 'model'],
    ['vehicleYear', 'powerOrWeight'],
    ['carUse', 'yearlyDistance'],
  ],
  conditions: [
    { question: 'vehicleKind', is: ['fleet'], shows: ['vehicles'] },
    {
      question: 'vehicleKind',
      is: vehicleKinds.filter((kind) => kind !== 'fleet'),
      shows: ['driverBirthYear', 'carUse', 'yearlyDistance'],
    },
  ],
  schema: v.pipe(
    formFields(questions),
    reachable(),
    crossCheck(['vehicleKind', 'vehicles'], 'vehicles', ({ vehicleKind, vehicles }) =>
      vehicleKind === 'fleet' && vehicles === undefined ? 'vehicles' : undefined,
    ),
    crossCheck(['vehicleKind', 'driverBirthYear'], 'driverBirthYear', ({ vehicleKind, driverBirthYear }) =>
      vehicleKind !== 'fleet' && driverBirthYear === undefined ? 'birthYear' : undefined,
    ),
  ),
})
