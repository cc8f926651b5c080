import { commonFields } from './common-fields.ts'
import type { FormField } from './form-field.ts'
import { useFieldWords } from './use-field-words.ts'

/** What is wrong in a form, in the order of its fields, each with its field's name where the words need it. */
export function useWrongFields(fields: Readonly<Record<string, FormField>>) {
  const { label } = useFieldWords()
  return Object.values(fields).flatMap(({ id, name, error }) => {
    if (error === undefined) return []
    return [{ id, message: Object.hasOwn(commonFields, name) ? error : `${label(name)}: ${error}` }]
  })
}
