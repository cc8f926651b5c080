import * as v from 'valibot'
import { formFields, reachable } from '#forms/common-fields.ts'
import { detailEntries } from '#domains/requests/dialog/details.ts'
import { comingDay } from '#forms/field-rules.ts'

/** Stands for a product or service that no page is about. */
export const otherProduct = 'other'

/** A quote or an offer for any product or service, named by its page of the map. */
export const generalSchema = v.pipe(
  formFields({
    product: v.pipe(
      v.string('choice'),
      v.regex(/^(?:(?:insurance|service)\.[a-z0-9-]{1,60}|other)$/, 'choice'),
    ),
    ...detailEntries,
    start: v.optional(comingDay()),
  }),
  reachable(),
)
