import * as v from 'valibot'
import { formFields, reachable } from '#forms/common-fields.ts'
import { anyOf, comingDay, country, oneOf, yesNo } from '#forms/field-rules.ts'

export const whereabouts = ['spain', 'abroad'] as const
export const nieReasons = ['home', 'work', 'study', 'car', 'inheritance', 'other'] as const
export const nieDocuments = ['passport', 'ex15', 'fee790', 'reasonProof', 'powerOfAttorney'] as const

/** Help with the NIE: who needs it, where they are, what for and by when. */
export const nieSchema = v.pipe(
  formFields({
    nationality: country(),
    whereabouts: oneOf(whereabouts),
    resident: v.optional(oneOf(yesNo)),
    nieReason: oneOf(nieReasons),
    deadline: v.optional(comingDay()),
    nieDocuments: anyOf(nieDocuments),
  }),
  reachable(),
)
