import { commonFields } from './common-fields.ts'
import type { FormField } from './form-field.ts'
import { useFieldWords } from './use-field-words.ts'

/** What every form asks after its own fields, in the order of form-parts.tsx. */
const asked = ['message', 'name', 'phone', 'email', 'language', 'privacy']

/**
 * What is wrong in a form, in the order of its fields on the page, each with its field's name where the words need it.
 * A form's own fields stand on the page as in its schema; every-dialog.dom.test.tsx holds them to it.
 */
export function useWrongFields(fields: Readonly<Record<string, FormField>>) {
  const { label } = useFieldWords()
  return Object.values(fields)
    .sort((one, other) => asked.indexOf(one.name) - asked.indexOf(other.name))
    .flatMap(({ id, name, error }) => {
      if (error === undefined) return []
      return [{ id, message: Object.hasOwn(commonFields, name) ? error : `${label(name)}: ${error}` }]
    })
}
