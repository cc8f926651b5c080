import * as v from 'valibot'
import { bareCode } from '#i18n/typed-text.ts'
import { billFiles } from '#forms/bill-files.ts'
import { formFields, reachable } from '#forms/common-fields.ts'
import { isCups } from '#forms/spanish-codes.ts'
import { detailEntries } from '#domains/requests/dialog/details.ts'
import { anyOf, decimal, oneOf, whole } from '#forms/field-rules.ts'

export const ownerships = ['own', 'rent'] as const
export const propertyKinds = ['flat', 'house', 'finca', 'business'] as const
export const energyInterests = ['tariff', 'solar', 'charger', 'battery'] as const

/** An electricity, solar or charger offer: the supply point, its use, and what is wanted. */
export const contactElectricitySchema = v.pipe(
  formFields({
    energyInterests: v.pipe(anyOf(energyInterests), v.minLength(1, 'choices')),
    ownership: oneOf(ownerships),
    propertyKind: oneOf(propertyKinds),
    bill: billFiles('bill'),
    cups: v.optional(v.pipe(v.string(), v.transform(bareCode), v.check(isCups, 'cups'))),
    /** Contracted power in kW. */
    contractedPower: v.optional(decimal(0.1, 10_000)),
    /** Kilowatt hours a year. */
    yearlyUse: v.optional(whole(0, 100_000_000)),
    vehicle: detailEntries.vehicle,
    place: detailEntries.place,
    eventDay: detailEntries.eventDay,
  }),
  reachable(),
)
