import { FieldRow } from '#design/fields/form-section.tsx'
import type { PageId } from '#map/pages/pages.ts'
import { BillField } from './bill-field.tsx'
import { ListField, SegmentedField } from '#forms/choice-fields.tsx'
import {
  contactElectricitySchema,
  energyInterests,
  ownerships,
  propertyKinds,
} from './contact-electricity-schema.ts'
import { DetailFields } from '#domains/requests/dialog/detail-fields.tsx'
import { FormDialog, type DialogProps } from '#domains/requests/dialog/form-dialog.tsx'
import { LineField } from '#forms/line-field.tsx'
import { TicksField } from '#forms/ticks-field.tsx'
import { useOpenedOn } from '#domains/requests/dialog/use-opened-on.ts'

type Interest = (typeof energyInterests)[number]

const interestOfPage: Partial<Record<PageId, Interest>> = {
  'service.cargadores-electricos': 'charger',
  'service.estaciones-carga': 'charger',
  'service.punto-recarga-coches-electricos': 'charger',
  'service.subvencion-pr': 'charger',
  'service.analisis-de-consumo-electrico': 'tariff',
  'service.suministros': 'tariff',
  'service.planes-solares-mallorca': 'solar',
  'service.instalacion-paneles-solares': 'solar',
}

/** Asks what an electricity, solar or charger offer needs; a bill says most of it. */
export default function ContactElectricityDialog(props: DialogProps) {
  const opened = useOpenedOn()
  const interest = opened && interestOfPage[opened.page]
  return (
    <FormDialog {...props} words="contactElectricity" schema={contactElectricitySchema}>
      {(fields) => (
        <>
          <TicksField
            field={fields.energyInterests}
            options={energyInterests}
            preset={interest && [interest]}
            needed
          />
          <SegmentedField field={fields.ownership} options={ownerships} />
          <ListField field={fields.propertyKind} options={propertyKinds} />
          <BillField field={fields.bill} />
          <LineField field={fields.cups} kind="code" />
          <FieldRow>
            <LineField field={fields.contractedPower} kind="decimal" />
            <LineField field={fields.yearlyUse} kind="number" />
          </FieldRow>
          <DetailFields fields={fields} />
        </>
      )}
    </FormDialog>
  )
}
