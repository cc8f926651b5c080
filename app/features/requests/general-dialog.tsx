import { FormDialog, type DialogProps } from './form-dialog.tsx'
import { generalSchema } from './general-schema.ts'
import { LineField } from './line-field.tsx'
import { ProductField } from './product-field.tsx'

/** Asks for an offer for the page's product or service, or any other. */
export default function GeneralDialog(props: DialogProps) {
  return (
    <FormDialog {...props} words="general" schema={generalSchema}>
      {({ product, start }) => (
        <>
          <ProductField field={product} />
          <LineField field={start} kind="day" />
        </>
      )}
    </FormDialog>
  )
}
