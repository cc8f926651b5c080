import * as v from 'valibot'
import { formFields, reachable, requiredMessage } from './common-fields.ts'
import { oneOf } from './field-rules.ts'
import { topics } from './topics.ts'

/** A question: its topic and the question itself. */
export const contactSchema = v.pipe(
  formFields({ topic: oneOf(topics), message: requiredMessage }),
  reachable(),
)
