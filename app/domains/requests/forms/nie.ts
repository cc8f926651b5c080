import * as v from 'valibot'
import { formFields, reachable } from '#forms/common-fields.ts'
import { comingDay, country, list, optional, segmented, ticks, yesNo } from '#forms/questions.ts'
import { defineForm } from '#domains/requests/form-definition.ts'

export const nieDocuments = ['passport', 'ex15', 'fee790', 'reasonProof', 'powerOfAttorney'] as const

const questions = {
  nationality: country(),
  whereabouts: segmented(['spain', 'abroad']),
  resident: optional(segmented(yesNo)),
  nieReason: list(['home', 'work', 'study', 'car', 'inheritance', 'other']),
  deadline: optional(comingDay()),
  nieDocuments: ticks(nieDocuments),
}

/** Help with the NIE: who needs it, where they are, what for and by when. */
export default defineForm({
  words: 'nie',
  questions,
  schema: v.pipe(formFields(questions), reachable()),
})
