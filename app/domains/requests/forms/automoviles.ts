import * as v from 'valibot'
import { bareCode } from '#i18n/typed-text.ts'
import { formFields, reachable } from '#forms/common-fields.ts'
import {
  birthYear,
  cards,
  comingDay,
  country,
  crossCheck,
  files,
  list,
  optional,
  plate,
  presetTo,
  segmented,
  text,
  whole,
  year,
} from '#forms/questions.ts'
import { isSpanishPlate } from '#forms/spanish-codes.ts'
import { defineForm } from '#domains/requests/form-definition.ts'

export const carUses = ['private', 'commute', 'business'] as const

const questions = {
  registration: { ...cards(['spanish', 'foreign', 'none']), preset: 'spanish' },
  // The style sheet hides the mark "(optional)" while the Spanish plate is chosen, with or without JavaScript.
  plate: { ...optional(plate()), className: 'plate-if-spanish' },
  make: text(60),
  model: text(80),
  vehicleYear: year(1900, 1),
  fuel: list(['petrol', 'diesel', 'hybrid', 'plugin', 'electric', 'gas']),
  carUse: segmented(carUses),
  yearlyDistance: optional(whole(0, 300_000)),
  driverBirthYear: birthYear(),
  licenceYear: year(1930),
  claimFreeYears: optional(whole(0, 70)),
  claimFreeCountry: optional(country()),
  coverLevel: presetTo(
    'advise',
    cards(['thirdParty', 'extended', 'comprehensiveExcess', 'comprehensive', 'advise']),
  ),
  currentEnd: optional(comingDay()),
  photos: files('photos'),
}

/** A car insurance quote; a foreign no-claims record can be carried over. */
export default defineForm({
  words: 'automoviles',
  questions,
  rows: [
    ['make', 'model'],
    ['vehicleYear', 'fuel'],
    ['driverBirthYear', 'licenceYear'],
    ['claimFreeYears', 'claimFreeCountry'],
  ],
  conditions: [{ question: 'registration', is: ['spanish', 'foreign'], shows: ['plate'] }],
  schema: v.pipe(
    formFields(questions),
    reachable(),
    crossCheck(['registration', 'plate'], 'plate', ({ registration, plate: typed }) => {
      if (registration !== 'spanish') return undefined
      if (typed === undefined) return 'required'
      return isSpanishPlate(bareCode(typed)) ? undefined : 'plate'
    }),
    // The earliest licence, for mopeds, is issued at 14 or 15.
    crossCheck(['driverBirthYear', 'licenceYear'], 'licenceYear', ({ driverBirthYear, licenceYear }) =>
      licenceYear - driverBirthYear < 14 ? 'licence' : undefined,
    ),
  ),
})
