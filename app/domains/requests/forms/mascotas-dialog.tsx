import { FieldRow } from '#design/fields/form-section.tsx'
import { SegmentedField } from '#forms/choice-fields.tsx'
import { yesNo } from '#forms/field-rules.ts'
import { FormDialog, type DialogProps } from '#domains/requests/dialog/form-dialog.tsx'
import { homeKinds } from './hogar-schema.ts'
import { LineField } from '#forms/line-field.tsx'
import { animals, breedDuties, mascotasSchema } from './mascotas-schema.ts'
import { ShownWhen } from '#forms/shown-when.tsx'

/** Asks what a pet insurance quote needs. */
export default function MascotasDialog(props: DialogProps) {
  return (
    <FormDialog {...props} words="mascotas" schema={mascotasSchema}>
      {(fields) => (
        <>
          <SegmentedField field={fields.species} options={animals} />
          <LineField field={fields.breed} />
          <ShownWhen field={fields.species} is={['dog']}>
            <SegmentedField field={fields.breedDuties} options={breedDuties} />
          </ShownWhen>
          <FieldRow>
            <LineField field={fields.petName} />
            <LineField field={fields.petBirthYear} kind="number" />
          </FieldRow>
          <SegmentedField field={fields.chip} options={yesNo} />
          <SegmentedField field={fields.homeKind} options={homeKinds} />
          <LineField field={fields.postcode} kind="number" autoComplete="postal-code" />
        </>
      )}
    </FormDialog>
  )
}
