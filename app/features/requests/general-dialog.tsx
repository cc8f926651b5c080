import { FormDialog, type DialogProps } from './form-dialog.tsx'
import { generalSchema } from './general-schema.ts'
import { HealthNoteOfProduct } from './health-note.tsx'
import { LineField } from './line-field.tsx'
import { ProductField, usePresetProduct } from './product-field.tsx'

/** Asks for an offer for the page's product or service, or any other. */
export default function GeneralDialog(props: DialogProps) {
  const preset = usePresetProduct()
  return (
    <FormDialog {...props} words="general" schema={generalSchema}>
      {({ product, start }) => (
        <>
          <ProductField field={product} preset={preset} />
          <HealthNoteOfProduct product={product} preset={preset} />
          <LineField field={start} kind="day" />
        </>
      )}
    </FormDialog>
  )
}
