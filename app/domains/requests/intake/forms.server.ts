import * as v from 'valibot'
import { siteIdentity } from '#content/load.server.ts'
import { schemaOf, type FormDefinition } from '#domains/requests/form-definition.ts'
import { formModules } from '#domains/requests/forms/index.ts'
import { otherProduct } from '#domains/requests/forms/general.ts'
import type { FormName } from '#domains/requests/submission.ts'
import type { FormSchema } from '#forms/form-field.ts'
import type { CheckedForm } from '#forms/common-fields.ts'
import '#forms/phone-number.ts'
import { crossCheck } from '#forms/questions.ts'
import { foldClosures } from '#map/office-hours.ts'
import { isPageId } from '#map/pages/pages.ts'

/** The offices' hours, by identity and closures. */
export const siteHours = () => foldClosures(siteIdentity())

/** A form as the server handles it. */
export interface ServerForm extends Pick<FormDefinition, 'questions'> {
  readonly schema: FormSchema
}

/** The form of a dialog, with the site's own hours. */
export async function serverForm(dialog: FormName): Promise<ServerForm> {
  const { default: form } = await formModules[dialog].form()
  const schema = schemaOf(form, siteHours)
  return {
    questions: form.questions,
    schema: dialog === 'general-dialog' ? withKnownProduct(schema) : schema,
  }
}

/** The server knows the map; the browser's schema does not. */
function withKnownProduct(schema: FormSchema): FormSchema {
  const known = crossCheck<{ readonly product?: string }>(['product'], 'product', ({ product = '' }) =>
    product === otherProduct || isPageId(product) ? undefined : 'choice',
  )
  // Reads a field of its form, which the common type of all forms' schemas cannot express.
  return v.pipe(schema, known as unknown as v.RawCheckAction<CheckedForm>)
}

/** The forms of all dialogs. */
export async function serverForms(): Promise<Readonly<Record<FormName, ServerForm>>> {
  const names = Object.keys(formModules) as FormName[]
  const forms = await Promise.all(names.map(async (name) => [name, await serverForm(name)] as const))
  return Object.fromEntries(forms) as Record<FormName, ServerForm>
}
