import * as v from 'valibot'
import { formFields, reachable } from '#forms/common-fields.ts'
import { homeKinds } from './hogar-schema.ts'
import { oneOf, postcode, words, year, yesNo } from '#forms/field-rules.ts'

export const animals = ['dog', 'cat', 'other'] as const
export const breedDuties = ['no', 'yes', 'unsure'] as const

/** A pet insurance quote. */
export const mascotasSchema = v.pipe(
  formFields({
    species: oneOf(animals),
    breed: v.optional(words()),
    /** Dogs whose breed has duties by law (Ley 50/1999, Real Decreto 287/2002). */
    breedDuties: v.optional(oneOf(breedDuties)),
    petName: v.optional(words(60)),
    petBirthYear: year(1980),
    chip: v.optional(oneOf(yesNo)),
    homeKind: v.optional(oneOf(homeKinds)),
    postcode: postcode(),
  }),
  reachable(),
)
