import { FieldRow } from '#design/fields/form-section.tsx'
import { automovilesSchema, carUses, coverLevels, fuels, registrations } from './automoviles-schema.ts'
import { BillField } from './bill-field.tsx'
import { CardsField, CountryField, ListField, SegmentedField } from '#forms/choice-fields.tsx'
import { FormDialog, type DialogProps } from '#domains/requests/dialog/form-dialog.tsx'
import { LineField } from '#forms/line-field.tsx'
import { ShownWhen } from '#forms/shown-when.tsx'

/** Asks what a car insurance quote needs, with the claims record of the country one comes from. */
export default function AutomovilesDialog(props: DialogProps) {
  return (
    <FormDialog {...props} words="automoviles" schema={automovilesSchema}>
      {(fields) => (
        <>
          <CardsField field={fields.registration} options={registrations} preset="spanish" />
          <ShownWhen field={fields.registration} is={['spanish', 'foreign']} preset="spanish">
            {/* The style sheet takes the mark "(optional)" away while the Spanish plate is chosen, without script too. */}
            <div className="plate-if-spanish">
              <LineField field={fields.plate} kind="code" />
            </div>
          </ShownWhen>
          <FieldRow>
            <LineField field={fields.make} />
            <LineField field={fields.model} />
          </FieldRow>
          <FieldRow>
            <LineField field={fields.vehicleYear} kind="number" />
            <ListField field={fields.fuel} options={fuels} />
          </FieldRow>
          <SegmentedField field={fields.carUse} options={carUses} />
          <LineField field={fields.yearlyDistance} kind="number" />
          <FieldRow>
            <LineField field={fields.driverBirthYear} kind="number" />
            <LineField field={fields.licenceYear} kind="number" />
          </FieldRow>
          <FieldRow>
            <LineField field={fields.claimFreeYears} kind="number" />
            <CountryField field={fields.claimFreeCountry} />
          </FieldRow>
          <CardsField field={fields.coverLevel} options={coverLevels} preset="advise" />
          <LineField field={fields.currentEnd} kind="day" />
          <BillField field={fields.photos} />
        </>
      )}
    </FormDialog>
  )
}
