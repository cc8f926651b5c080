import * as v from 'valibot'
import { formFields, reachable } from '#forms/common-fields.ts'
import { birthYear, comingDay, optional, segmented, whole } from '#forms/questions.ts'
import { defineForm } from '#domains/requests/form-definition.ts'

const questions = {
  insuredPerson: segmented(['me', 'partner', 'parents']),
  birthYear: birthYear(),
  /** Euros a month. */
  monthlyBenefit: optional(whole(100, 20_000)),
  start: optional(comingDay()),
}

/** A long-term care insurance quote. */
export default defineForm({
  words: 'vidaDependencia',
  questions,
  healthNote: true,
  schema: v.pipe(formFields(questions), reachable()),
})
