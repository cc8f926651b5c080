import { CountryField, ListField, SegmentedField } from '#forms/choice-fields.tsx'
import { yesNo } from '#forms/field-rules.ts'
import { FormDialog, type DialogProps } from '#domains/requests/dialog/form-dialog.tsx'
import { useFormPage, useTold } from '#domains/requests/dialog/form-page.ts'
import { LineField } from '#forms/line-field.tsx'
import { nieDocuments, nieReasons, nieSchema, whereabouts } from './nie-schema.ts'
import { TicksField } from '#forms/ticks-field.tsx'

/** The papers of the page's list, by its ids, as the form names them. */
const paperOf: Readonly<Partial<Record<string, (typeof nieDocuments)[number]>>> = {
  form: 'ex15',
  'identity-eu': 'passport',
  passport: 'passport',
  reason: 'reasonProof',
  fee: 'fee790',
  power: 'powerOfAttorney',
}

/** Asks what is needed to help with the NIE. */
export default function NieDialog(props: DialogProps) {
  const preset = useTold({ spain: 'spain', abroad: 'abroad' })
  const ready = useFormPage().told?.done ?? []
  const papers = nieDocuments.filter((paper) => ready.some((id) => paperOf[id] === paper))
  return (
    <FormDialog {...props} words="nie" schema={nieSchema}>
      {(fields) => (
        <>
          <CountryField field={fields.nationality} />
          <SegmentedField field={fields.whereabouts} options={whereabouts} preset={preset} />
          <SegmentedField field={fields.resident} options={yesNo} />
          <ListField field={fields.nieReason} options={nieReasons} />
          <LineField field={fields.deadline} kind="day" />
          <TicksField field={fields.nieDocuments} options={nieDocuments} preset={papers} />
        </>
      )}
    </FormDialog>
  )
}
