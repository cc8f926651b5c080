import * as v from 'valibot'
import { formFields, reachable } from '#forms/common-fields.ts'
import { birthYear, comingDay, oneOf, whole } from '#forms/field-rules.ts'

export const insuredPeople = ['me', 'partner', 'parents'] as const

/** A long-term care insurance quote. */
export const vidaDependenciaSchema = v.pipe(
  formFields({
    insuredPerson: oneOf(insuredPeople),
    birthYear: birthYear(),
    /** Euros a month. */
    monthlyBenefit: v.optional(whole(100, 20_000)),
    start: v.optional(comingDay()),
  }),
  reachable(),
)
