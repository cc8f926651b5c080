import * as v from 'valibot'
import { claimKinds } from '#map/claim-kinds.ts'
import { formFields, reachable, requiredMessage } from '#forms/common-fields.ts'
import { detailEntries } from '#domains/requests/dialog/details.ts'
import { oneOf, pastDay, words } from '#forms/field-rules.ts'
import { topics } from './topics.ts'

/** A question: its topic and the question itself; about a claim also what, when and photographs. */
export const contactSchema = v.pipe(
  formFields({
    topic: oneOf(topics),
    claimKind: v.optional(oneOf(claimKinds)),
    /** The day on which it happened or was found out. */
    claimDay: v.optional(pastDay()),
    plate: detailEntries.plate,
    /** Insurer and policy number, as far as known. */
    policy: v.optional(words(120)),
    place: detailEntries.place,
    eventDay: detailEntries.eventDay,
    photos: detailEntries.photos,
    message: requiredMessage,
  }),
  reachable(),
)
