import { FieldRow } from '#design/fields/form-section.tsx'
import { CountryField } from '#forms/choice-fields.tsx'
import { FormDialog, type DialogProps } from '#domains/requests/dialog/form-dialog.tsx'
import { HealthNote } from './health-note.tsx'
import { LineField } from '#forms/line-field.tsx'
import { vidaRepatriacionSchema } from './vida-repatriacion-schema.ts'

/** Asks what a quote for life insurance with repatriation needs. */
export default function VidaRepatriacionDialog(props: DialogProps) {
  return (
    <FormDialog {...props} words="vidaRepatriacion" schema={vidaRepatriacionSchema}>
      {(fields) => (
        <>
          <HealthNote />
          <CountryField field={fields.returnCountry} />
          <FieldRow>
            <LineField field={fields.birthYear} kind="number" />
            <LineField field={fields.insuredCount} kind="number" />
          </FieldRow>
          <LineField field={fields.capital} kind="number" />
        </>
      )}
    </FormDialog>
  )
}
