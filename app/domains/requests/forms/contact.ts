import * as v from 'valibot'
import { claimKinds } from '#map/claim-kinds.ts'
import { formFields, reachable, requiredMessage } from '#forms/common-fields.ts'
import { files, list, optional, pastDay, plate, text } from '#forms/questions.ts'
import { defineForm } from '#domains/requests/form-definition.ts'
import { details } from './details.ts'
import { topicQuestion } from './topics.ts'

const questions = {
  topic: topicQuestion,
  claimKind: optional(list(claimKinds)),
  /** The day on which it happened or was found out. */
  claimDay: optional(pastDay()),
  plate: optional(plate()),
  /** Insurer and policy number, as far as known. */
  policy: optional(text(120)),
  place: details.place,
  eventDay: details.eventDay,
  photos: files('photos'),
}

/** A question: its topic and the question itself; about a claim also what, when and photographs. */
export default defineForm({
  words: 'contact',
  introOfPage: true,
  questions,
  rows: [['claimDay', 'plate']],
  conditions: [{ question: 'topic', is: ['claim'], shows: ['claimKind', 'claimDay', 'plate', 'policy'] }],
  schema: v.pipe(formFields(questions, { message: requiredMessage }), reachable()),
})
