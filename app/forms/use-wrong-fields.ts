import { useT } from '#i18n/use-t.ts'
import { commonFields } from './common-fields.ts'
import type { FormField } from './form-field.ts'
import { useFieldWords } from './use-field-words.ts'

/** A label and what is wrong; one that asks has its mark already. */
const headed = (label: string, error: string) => `${label}${label.endsWith('?') ? '' : ':'} ${error}`

/** What every form asks, around its own fields, in the order of form-parts.tsx. */
const own = 'own'
const order = [own, 'message', 'name', 'phone', 'email', 'language', 'privacy']
const orderReachFirst = ['phone', 'name', 'email', 'language', own, 'message', 'privacy']

/**
 * What is wrong in a form, in the order of its fields on the page, each with its field's name where the words need it.
 * A form's own fields stand on the page as in its schema; every-dialog.dom.test.tsx holds them to it.
 */
export function useWrongFields(fields: Readonly<Record<string, FormField>>, reachFirst: boolean) {
  const { label } = useFieldWords()
  const form = useT('form')
  const tooLong = useT('formError')('tooLong')
  // What is wrong with these tells which is meant, but that it is too long: that may be any of them.
  const named = (name: string, error: string) => {
    if (!Object.hasOwn(commonFields, name)) return headed(label(name), error)
    return error === tooLong ? headed(form(name as 'message'), error) : error
  }
  const asked = reachFirst ? orderReachFirst : order
  const placeOf = (field: FormField) => asked.indexOf(asked.includes(field.name) ? field.name : own)
  return Object.values(fields)
    .sort((one, other) => placeOf(one) - placeOf(other))
    .flatMap(({ id, name, error }) => {
      if (error === undefined) return []
      return [{ id, message: named(name, error) }]
    })
}
