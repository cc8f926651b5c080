import * as v from 'valibot'
import { billFiles } from '#forms/bill-files.ts'
import { formFields, reachable } from '#forms/common-fields.ts'
import { comingDay, postcode, peopleFields, peopleRule } from '#forms/field-rules.ts'

/** A dental insurance quote: ages and postcode only. */
export const dentalSchema = v.pipe(
  formFields({
    ...peopleFields,
    postcode: postcode(),
    start: v.optional(comingDay()),
    photos: billFiles('photos'),
  }),
  reachable(),
  peopleRule(),
)
