import * as v from 'valibot'
import { claimKinds } from '#site/claim-kinds.ts'
import { billFiles } from './bill-files.ts'
import { formFields, reachable, requiredMessage } from './common-fields.ts'
import { oneOf, pastDay, words } from './field-rules.ts'
import { keptPlate } from './spanish-plate.ts'
import { topics } from './topics.ts'

/** A question: its topic and the question itself; about a claim also what, when and photographs. */
export const contactSchema = v.pipe(
  formFields({
    topic: oneOf(topics),
    claimKind: v.optional(oneOf(claimKinds)),
    /** The day on which it happened or was found out. */
    claimDay: v.optional(pastDay()),
    plate: v.optional(v.pipe(words(16), v.transform(keptPlate))),
    /** Insurer and policy number, as far as known. */
    policy: v.optional(words(120)),
    photos: billFiles('photos'),
    message: requiredMessage,
  }),
  reachable(),
)
