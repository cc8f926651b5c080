import * as v from 'valibot'
import { formFields, reachable } from '#forms/common-fields.ts'
import { optional, postcode, segmented, text, year, yesNo } from '#forms/questions.ts'
import { defineForm } from '#domains/requests/form-definition.ts'
import { homeKinds } from './hogar.ts'

const questions = {
  species: segmented(['dog', 'cat', 'other']),
  breed: optional(text()),
  /** Dogs whose breed has duties by law (Ley 50/1999, Real Decreto 287/2002). */
  breedDuties: optional(segmented(['no', 'yes', 'unsure'])),
  petName: optional(text(60)),
  petBirthYear: year(1980),
  chip: optional(segmented(yesNo)),
  homeKind: optional(segmented(homeKinds)),
  postcode: postcode(),
}

/** A pet insurance quote. */
export default defineForm({
  words: 'mascotas',
  questions,
  rows: [['petName', 'petBirthYear']],
  conditions: [{ question: 'species', is: ['dog'], shows: ['breedDuties'] }],
  schema: v.pipe(formFields(questions), reachable()),
})
