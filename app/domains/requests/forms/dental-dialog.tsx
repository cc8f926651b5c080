import { BillField } from './bill-field.tsx'
import { dentalSchema } from './dental-schema.ts'
import { FormDialog, type DialogProps } from '#domains/requests/dialog/form-dialog.tsx'
import { HealthNote } from './health-note.tsx'
import { LineField } from '#forms/line-field.tsx'
import { PeopleFields } from '#forms/people-fields.tsx'

/** Asks what a dental insurance quote needs. */
export default function DentalDialog(props: DialogProps) {
  return (
    <FormDialog {...props} words="dental" schema={dentalSchema}>
      {(fields) => (
        <>
          <HealthNote />
          <PeopleFields fields={fields} />
          <LineField field={fields.postcode} kind="number" autoComplete="postal-code" />
          <LineField field={fields.start} kind="day" />
          <BillField field={fields.photos} />
        </>
      )}
    </FormDialog>
  )
}
