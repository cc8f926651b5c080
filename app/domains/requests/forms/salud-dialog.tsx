import { SegmentedField } from '#forms/choice-fields.tsx'
import { yesNo } from '#forms/field-rules.ts'
import { FormDialog, type DialogProps } from '#domains/requests/dialog/form-dialog.tsx'
import { HealthNote } from './health-note.tsx'
import { LineField } from '#forms/line-field.tsx'
import { PeopleFields } from '#forms/people-fields.tsx'
import { copayments, saludSchema } from './salud-schema.ts'

/** Asks what a health insurance quote needs: ages and postcode, no health. */
export default function SaludDialog(props: DialogProps) {
  return (
    <FormDialog {...props} words="salud" schema={saludSchema}>
      {(fields) => (
        <>
          <HealthNote />
          <PeopleFields fields={fields} />
          <LineField field={fields.postcode} kind="number" autoComplete="postal-code" />
          <SegmentedField field={fields.copayment} options={copayments} preset="unsure" />
          <SegmentedField field={fields.dentalIncluded} options={yesNo} />
          <SegmentedField field={fields.residencePermit} options={yesNo} />
          <SegmentedField field={fields.insuredToday} options={yesNo} />
          <LineField field={fields.start} kind="day" />
        </>
      )}
    </FormDialog>
  )
}
