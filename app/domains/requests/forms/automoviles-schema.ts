import * as v from 'valibot'
import { bareCode } from '#i18n/typed-text.ts'
import { billFiles } from '#forms/bill-files.ts'
import { formFields, reachable } from '#forms/common-fields.ts'
import { crossCheck, birthYear, comingDay, country, oneOf, whole, words, year } from '#forms/field-rules.ts'
import { isSpanishPlate, keptPlate } from '#forms/spanish-codes.ts'

export const registrations = ['spanish', 'foreign', 'none'] as const
export const fuels = ['petrol', 'diesel', 'hybrid', 'plugin', 'electric', 'gas'] as const
export const carUses = ['private', 'commute', 'business'] as const
export const coverLevels = [
  'thirdParty',
  'extended',
  'comprehensiveExcess',
  'comprehensive',
  'advise',
] as const

/** A car insurance quote; a foreign no-claims record can be carried over. */
export const automovilesSchema = v.pipe(
  formFields({
    registration: oneOf(registrations),
    plate: v.optional(v.pipe(words(16), v.transform(keptPlate))),
    make: words(60),
    model: words(80),
    vehicleYear: year(1900, 1),
    fuel: oneOf(fuels),
    carUse: oneOf(carUses),
    yearlyDistance: v.optional(whole(0, 300_000)),
    driverBirthYear: birthYear(),
    licenceYear: year(1930),
    claimFreeYears: v.optional(whole(0, 70)),
    claimFreeCountry: v.optional(country()),
    coverLevel: v.optional(oneOf(coverLevels), 'advise'),
    currentEnd: v.optional(comingDay()),
    photos: billFiles('photos'),
  }),
  reachable(),
  crossCheck(['registration', 'plate'], 'plate', ({ registration, plate }) => {
    if (registration !== 'spanish') return undefined
    if (plate === undefined) return 'required'
    return isSpanishPlate(bareCode(plate)) ? undefined : 'plate'
  }),
  // The earliest licence, for mopeds, is given at 14 or 15.
  crossCheck(['driverBirthYear', 'licenceYear'], 'licenceYear', ({ driverBirthYear, licenceYear }) =>
    licenceYear - driverBirthYear < 14 ? 'licence' : undefined,
  ),
)
