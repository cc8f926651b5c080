import * as v from 'valibot'
import { formFields, reachable } from '#forms/common-fields.ts'
import {
  comingDay,
  optional,
  peopleQuestions,
  peopleRule,
  postcode,
  presetTo,
  segmented,
  yesNo,
} from '#forms/questions.ts'
import { defineForm } from '#domains/requests/form-definition.ts'

const questions = {
  ...peopleQuestions,
  postcode: postcode(),
  copayment: presetTo('unsure', segmented(['with', 'without', 'unsure'])),
  dentalIncluded: optional(segmented(yesNo)),
  residencePermit: optional(segmented(yesNo)),
  insuredToday: optional(segmented(yesNo)),
  start: optional(comingDay()),
}

/** A health insurance quote. Asks for ages and postcode only, never for health conditions. */
export default defineForm({
  words: 'salud',
  questions,
  healthNote: true,
  schema: v.pipe(formFields(questions), reachable(), peopleRule()),
})
