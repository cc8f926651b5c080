import { FormDialog, type DialogProps } from '#domains/requests/dialog/form-dialog.tsx'
import { DetailFields, useDetails } from '#domains/requests/dialog/detail-fields.tsx'
import { generalSchema } from './general-schema.ts'
import { HealthNoteOfProduct } from './health-note.tsx'
import { LineField } from '#forms/line-field.tsx'
import { ProductField, usePresetProduct } from './product-field.tsx'

/** Asks for an offer for the page's product or service, or any other. */
export default function GeneralDialog(props: DialogProps) {
  const preset = usePresetProduct()
  // One day is enough: that of the deed or the arrival says from when help is needed.
  const hasDay = useDetails().some((detail) => detail === 'eventDay' || detail === 'arrival')
  return (
    <FormDialog {...props} words="general" schema={generalSchema}>
      {({ product, start, ...fields }) => (
        <>
          <ProductField field={product} preset={preset} />
          <HealthNoteOfProduct product={product} preset={preset} />
          <DetailFields fields={fields} />
          {!hasDay && <LineField field={start} kind="day" />}
        </>
      )}
    </FormDialog>
  )
}
