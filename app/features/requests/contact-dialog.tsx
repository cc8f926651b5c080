import { contactSchema } from './contact-schema.ts'
import { FormDialog, type DialogProps } from './form-dialog.tsx'
import { TopicField } from './topic-field.tsx'

/** Takes a question about anything. */
export default function ContactDialog(props: DialogProps) {
  return (
    <FormDialog {...props} words="contact" schema={contactSchema}>
      {({ topic }) => <TopicField field={topic} />}
    </FormDialog>
  )
}
