import { FieldRow } from '#design/fields/form-section.tsx'
import { CardsField, SegmentedField } from '#forms/choice-fields.tsx'
import { FormDialog, type DialogProps } from '#domains/requests/dialog/form-dialog.tsx'
import { hogarSchema, homeExtras, homeKinds, homeUses, sumsChoices, tenures } from './hogar-schema.ts'
import { LineField } from '#forms/line-field.tsx'
import { ShownWhen } from '#forms/shown-when.tsx'
import { TicksField } from '#forms/ticks-field.tsx'

/** Asks what a home insurance quote needs. */
export default function HogarDialog(props: DialogProps) {
  return (
    <FormDialog {...props} words="hogar" schema={hogarSchema}>
      {(fields) => (
        <>
          <SegmentedField field={fields.tenure} options={tenures} />
          <SegmentedField field={fields.homeKind} options={homeKinds} />
          <CardsField field={fields.homeUse} options={homeUses} />
          <FieldRow>
            <LineField field={fields.area} kind="number" />
            <LineField field={fields.builtYear} kind="number" />
          </FieldRow>
          <LineField field={fields.postcode} kind="number" autoComplete="postal-code" />
          <TicksField field={fields.homeExtras} options={homeExtras} />
          <CardsField field={fields.sums} options={sumsChoices} preset="estimate" />
          <ShownWhen field={fields.sums} is={['known']} preset="estimate">
            <LineField field={fields.contentsSum} kind="number" />
            <LineField field={fields.buildingSum} kind="number" />
          </ShownWhen>
        </>
      )}
    </FormDialog>
  )
}
