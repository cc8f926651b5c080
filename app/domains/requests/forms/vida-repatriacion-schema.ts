import * as v from 'valibot'
import { formFields, reachable } from '#forms/common-fields.ts'
import { birthYear, country, whole } from '#forms/field-rules.ts'

/** A quote for life insurance with repatriation. */
export const vidaRepatriacionSchema = v.pipe(
  formFields({
    returnCountry: country(),
    birthYear: birthYear(),
    insuredCount: v.optional(whole(1, 20), '1'),
    /** Euros. */
    capital: v.optional(whole(1_000, 5_000_000)),
  }),
  reachable(),
)
