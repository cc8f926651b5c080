import * as v from 'valibot'
import { formFields, reachable } from '#forms/common-fields.ts'
import { comingDay, oneOf, postcode, yesNo, peopleFields, peopleRule } from '#forms/field-rules.ts'

export const copayments = ['with', 'without', 'unsure'] as const

/** A health insurance quote. Asks for ages and postcode only, never for health conditions. */
export const saludSchema = v.pipe(
  formFields({
    ...peopleFields,
    postcode: postcode(),
    copayment: v.optional(oneOf(copayments), 'unsure'),
    dentalIncluded: v.optional(oneOf(yesNo)),
    residencePermit: v.optional(oneOf(yesNo)),
    insuredToday: v.optional(oneOf(yesNo)),
    start: v.optional(comingDay()),
  }),
  reachable(),
  peopleRule(),
)
