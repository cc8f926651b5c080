import * as v from 'valibot'
import { billFiles } from './bill-files.ts'
import { formFields, reachable } from './common-fields.ts'
import { comingDay, postcode } from './field-rules.ts'
import { peopleFields, peopleRule } from './people-rules.ts'

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
