import * as v from 'valibot'
import { formFields, reachable } from '#forms/common-fields.ts'
import { comingDay, optional, question } from '#forms/questions.ts'
import { defineForm } from '#domains/requests/form-definition.ts'
import { details } from './details.ts'

/** A product or service without a page. */
export const otherProduct = 'other'

const questions = {
  product: question(
    'product',
    v.pipe(v.string('choice'), v.regex(/^(?:(?:insurance|service)\.[a-z0-9-]{1,60}|other)$/, 'choice')),
  ),
  ...details,
  start: optional(comingDay()),
}

/** A quote or an offer for any product or service, named by its page of the map. */
export default defineForm({
  words: 'general',
  introOfPage: true,
  questions,
  schema: v.pipe(formFields(questions), reachable()),
})
