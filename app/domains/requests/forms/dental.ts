import * as v from 'valibot'
import { formFields, reachable } from '#forms/common-fields.ts'
import { comingDay, files, optional, peopleQuestions, peopleRule, postcode } from '#forms/questions.ts'
import { defineForm } from '#domains/requests/form-definition.ts'

const questions = {
  ...peopleQuestions,
  postcode: postcode(),
  start: optional(comingDay()),
  photos: files('photos'),
}

/** A dental insurance quote: ages and postcode only. */
export default defineForm({
  words: 'dental',
  questions,
  healthNote: true,
  schema: v.pipe(formFields(questions), reachable(), peopleRule()),
})
