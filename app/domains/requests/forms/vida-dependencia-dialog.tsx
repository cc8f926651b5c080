import { SegmentedField } from '#forms/choice-fields.tsx'
import { FormDialog, type DialogProps } from '#domains/requests/dialog/form-dialog.tsx'
import { HealthNote } from './health-note.tsx'
import { LineField } from '#forms/line-field.tsx'
import { insuredPeople, vidaDependenciaSchema } from './vida-dependencia-schema.ts'

/** Asks what a long-term care insurance quote needs. */
export default function VidaDependenciaDialog(props: DialogProps) {
  return (
    <FormDialog {...props} words="vidaDependencia" schema={vidaDependenciaSchema}>
      {(fields) => (
        <>
          <HealthNote />
          <SegmentedField field={fields.insuredPerson} options={insuredPeople} />
          <LineField field={fields.birthYear} kind="number" />
          <LineField field={fields.monthlyBenefit} kind="number" />
          <LineField field={fields.start} kind="day" />
        </>
      )}
    </FormDialog>
  )
}
