import type { FieldMetadata } from '@conform-to/react'
import type { FormField, FormFields, FormSchema } from './form-field.ts'
import { useErrorText } from './use-error-text.ts'

function asText(value: unknown): string | undefined {
  return typeof value === 'string' ? value : undefined
}

function asList(value: unknown): string[] {
  const list: unknown[] = Array.isArray(value) ? value : [value]
  return list.filter((item): item is string => typeof item === 'string')
}

/** The fields of a form as its controls need them: wired, with errors in words. */
export function useFormFields<S extends FormSchema>(
  schema: S,
  wired: Readonly<Record<string, FieldMetadata<unknown> | undefined>>,
): FormFields<S> {
  const errorText = useErrorText()
  const fields = Object.entries(schema.entries).flatMap(([name, { type }]): [string, FormField][] => {
    const field = wired[name]
    if (field === undefined) return []
    const { id, formId, initialValue } = field
    const error = errorText(field)
    const initial = asText(initialValue)
    return [
      [
        name,
        { id, name, formId, error, initial, initials: asList(initialValue), optional: type === 'optional' },
      ],
    ]
  })
  return Object.fromEntries(fields) as FormFields<S>
}
