import { useT } from '#i18n/use-t.ts'
import { commonFields } from './common-fields.ts'
import type { FormField } from './form-field.ts'
import { useFieldWords } from './use-field-words.ts'

/** A label and what is wrong; one that asks has its mark already. */
const headed = (label: string, error: string) => `${label}${label.endsWith('?') ? '' : ':'} ${error}`

/** What every form asks after its own fields, in the order of form-parts.tsx. */
const asked = ['message', 'name', 'phone', 'email', 'language', 'privacy']

/**
 * What is wrong in a form, in the order of its fields on the page, each with its field's name where the words need it.
 * A form's own fields stand on the page as in its schema; every-dialog.dom.test.tsx holds them to it.
 */
export function useWrongFields(fields: Readonly<Record<string, FormField>>) {
  const { label } = useFieldWords()
  const form = useT('form')
  const tooLong = useT('formError')('tooLong')
  // What is wrong with these tells which is meant, but that it is too long: that may be any of them.
  const named = (name: string, error: string) => {
    if (!Object.hasOwn(commonFields, name)) return headed(label(name), error)
    return error === tooLong ? headed(form(name as 'message'), error) : error
  }
  return Object.values(fields)
    .sort((one, other) => asked.indexOf(one.name) - asked.indexOf(other.name))
    .flatMap(({ id, name, error }) => {
      if (error === undefined) return []
      return [{ id, message: named(name, error) }]
    })
}
