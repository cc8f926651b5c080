import * as v from 'valibot'
import { carUses } from './automoviles-schema.ts'
import { billFiles } from '#forms/bill-files.ts'
import { formFields, reachable } from '#forms/common-fields.ts'
import { crossCheck, birthYear, oneOf, whole, words, year } from '#forms/field-rules.ts'

export const vehicleKinds = [
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

/** A quote for any vehicle that is no car. A fleet needs its number of vehicles, all others their driver. */
export const otrosvehiculosSchema = v.pipe(
  formFields({
    vehicleKind: oneOf(vehicleKinds),
    vehicles: v.optional(whole(1, 5_000)),
    make: v.optional(words(60)),
    model: v.optional(words(80)),
    vehicleYear: v.optional(year(1880, 1)),
    powerOrWeight: v.optional(words(40)),
    driverBirthYear: v.optional(birthYear()),
    carUse: v.optional(oneOf(carUses)),
    yearlyDistance: v.optional(whole(0, 300_000)),
    photos: billFiles('photos'),
  }),
  reachable(),
  crossCheck(['vehicleKind', 'vehicles'], 'vehicles', ({ vehicleKind, vehicles }) =>
    vehicleKind === 'fleet' && vehicles === undefined ? 'vehicles' : undefined,
  ),
  crossCheck(['vehicleKind', 'driverBirthYear'], 'driverBirthYear', ({ vehicleKind, driverBirthYear }) =>
    vehicleKind !== 'fleet' && driverBirthYear === undefined ? 'birthYear' : undefined,
  ),
)
