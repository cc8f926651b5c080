import * as v from 'valibot'
import { formFields, reachable } from '#forms/common-fields.ts'
import { birthYear, country, optional, whole } from '#forms/questions.ts'
import { defineForm } from '#domains/requests/form-definition.ts'

const questions = {
  returnCountry: country(),
  birthYear: birthYear(),
  insuredCount: optional(whole(1, 20), '1'),
  /** Euros. */
  capital: optional(whole(1_000, 5_000_000)),
}

/** A quote for life insurance with repatriation. */
export default defineForm({
  words: 'vidaRepatriacion',
  questions,
  healthNote: true,
  rows: [['birthYear', 'insuredCount']],
  schema: v.pipe(formFields(questions), reachable()),
})
