import * as v from 'valibot'
import { dialogNames, type DialogName } from '#map/dialogs.ts'
import { baseFields, faq, inline, titled } from './schema.common.ts'

type ClientDialog = Extract<DialogName, `client-${string}`>
const clientDialogs = dialogNames.filter((name): name is ClientDialog => name.startsWith('client-'))

/** What a client can ask for; also the head of its form. */
const task = v.strictObject({
  /** Its form. */
  id: v.picklist(clientDialogs),
  title: inline,
  text: inline,
  /** What to have at hand. */
  needs: v.pipe(v.array(inline), v.minLength(1), v.maxLength(4)),
  /** The label of its button and the title of its form. */
  cta: v.pipe(inline, v.maxLength(40)),
})

/** The page for existing clients. */
export const clientsSchema = v.strictObject({
  ...baseFields,
  stage: v.literal('clients'),
  cta: v.pipe(inline, v.maxLength(34)),
  tasks: v.strictObject({
    heading: inline,
    intro: inline,
    /** Stands above what each task needs. */
    needs: inline,
    items: v.pipe(
      v.array(task),
      v.check(
        (items) => new Set(items.map(({ id }) => id)).size === clientDialogs.length,
        'expected each form for clients once',
      ),
    ),
  }),
  after: v.strictObject({ heading: inline, intro: inline, steps: v.pipe(v.array(titled), v.minLength(3)) }),
  faqs: v.pipe(v.array(faq), v.minLength(5)),
})

export type ClientsContent = v.InferOutput<typeof clientsSchema>
