import { useT } from '#i18n/locale-provider.tsx'
import { Field } from '#design/fields/field.tsx'
import { FileField } from '#design/fields/file-field.tsx'
import { acceptedFiles, limitsInWords } from '#forms/bill-files.ts'
import { type FormField, useFieldWords } from '#forms/form-field.ts'

/** A field for bills as PDF or picture. */
export function BillField({ field: { id, name, error } }: { field: FormField }) {
  const form = useT('form')
  const words = useFieldWords()
  return (
    <Field
      id={id}
      label={words.label(name)}
      hint={words.hint(name, limitsInWords(name))}
      optional={form('optionalMark')}
      error={error}
    >
      {(wiring) => <FileField {...wiring} name={name} accept={acceptedFiles} multiple />}
    </Field>
  )
}
