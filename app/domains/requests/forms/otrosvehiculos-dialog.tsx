import { FieldRow } from '#design/fields/form-section.tsx'
import type { PageId } from '#map/pages/pages.ts'
import { carUses } from './automoviles-schema.ts'
import { BillField } from './bill-field.tsx'
import { ListField } from '#forms/choice-fields.tsx'
import { FormDialog, type DialogProps } from '#domains/requests/dialog/form-dialog.tsx'
import { LineField } from '#forms/line-field.tsx'
import { otrosvehiculosSchema, vehicleKinds } from './otrosvehiculos-schema.ts'
import { ShownWhen } from '#forms/shown-when.tsx'
import { useOpenedOn } from '#domains/requests/dialog/use-opened-on.ts'

type VehicleKind = (typeof vehicleKinds)[number]

/** The page of all other vehicles is about none in particular. */
const kindOfPage: Partial<Record<PageId, VehicleKind>> = {
  'insurance.motocicleta': 'motorcycle',
  'insurance.furgoneta': 'van',
  'insurance.bicis-patinetes': 'bicycle',
  'insurance.flotas-vehiculos-industriales': 'fleet',
}

const single = vehicleKinds.filter((kind) => kind !== 'fleet')

/** Asks what a quote for a motorcycle, a van, a bicycle, a fleet … needs. */
export default function OtrosvehiculosDialog(props: DialogProps) {
  const opened = useOpenedOn()
  const preset = opened && kindOfPage[opened.page]
  return (
    <FormDialog {...props} words="otrosvehiculos" schema={otrosvehiculosSchema}>
      {(fields) => (
        <>
          <ListField field={fields.vehicleKind} options={vehicleKinds} preset={preset} />
          <ShownWhen field={fields.vehicleKind} is={['fleet']} preset={preset}>
            <LineField field={fields.vehicles} kind="number" />
          </ShownWhen>
          <FieldRow>
            <LineField field={fields.make} />
            <LineField field={fields.model} />
          </FieldRow>
          <FieldRow>
            <LineField field={fields.vehicleYear} kind="number" />
            <LineField field={fields.powerOrWeight} />
          </FieldRow>
          <ShownWhen field={fields.vehicleKind} is={single} preset={preset}>
            <LineField field={fields.driverBirthYear} kind="number" needed />
            <FieldRow>
              <ListField field={fields.carUse} options={carUses} />
              <LineField field={fields.yearlyDistance} kind="number" />
            </FieldRow>
          </ShownWhen>
          <BillField field={fields.photos} />
        </>
      )}
    </FormDialog>
  )
}
