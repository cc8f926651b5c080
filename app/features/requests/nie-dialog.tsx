import { CountryField, ListField, SegmentedField } from './choice-fields.tsx'
import { yesNo } from './field-rules.ts'
import { FormDialog, type DialogProps } from './form-dialog.tsx'
import { LineField } from './line-field.tsx'
import { nieDocuments, nieReasons, nieSchema, whereabouts } from './nie-schema.ts'
import { TicksField } from './ticks-field.tsx'

/** Asks what is needed to help with the NIE. */
export default function NieDialog(props: DialogProps) {
  return (
    <FormDialog {...props} words="nie" schema={nieSchema}>
      {(fields) => (
        <>
          <CountryField field={fields.nationality} />
          <SegmentedField field={fields.whereabouts} options={whereabouts} />
          <SegmentedField field={fields.resident} options={yesNo} />
          <ListField field={fields.nieReason} options={nieReasons} />
          <LineField field={fields.deadline} kind="day" />
          <TicksField field={fields.nieDocuments} options={nieDocuments} />
        </>
      )}
    </FormDialog>
  )
}
