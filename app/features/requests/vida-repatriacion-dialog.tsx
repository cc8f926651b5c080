import { FieldRow } from '#ui/form-section.tsx'
import { CountryField } from './choice-fields.tsx'
import { FormDialog, type DialogProps } from './form-dialog.tsx'
import { HealthNote } from './health-note.tsx'
import { LineField } from './line-field.tsx'
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
