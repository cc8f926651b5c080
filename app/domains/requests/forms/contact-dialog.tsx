import { BillField } from './bill-field.tsx'
import { ListField } from '#forms/choice-fields.tsx'
import { contactSchema } from './contact-schema.ts'
import { DetailFields } from '#domains/requests/dialog/detail-fields.tsx'
import { FormDialog, type DialogProps } from '#domains/requests/dialog/form-dialog.tsx'
import { FieldRow } from '#design/fields/form-section.tsx'
import { claimKinds } from '#map/claim-kinds.ts'
import { LineField } from '#forms/line-field.tsx'
import { ShownWhen } from '#forms/shown-when.tsx'
import { topicOf, TopicField } from './topic-field.tsx'
import { useNamedClaim } from './use-named-claim.ts'
import { useOpenedOn } from '#domains/requests/dialog/use-opened-on.ts'

/** Takes a question about anything; about a claim also what, when, and photographs. */
export default function ContactDialog(props: DialogProps) {
  const topic = topicOf(useOpenedOn())
  const { kind, day } = useNamedClaim()
  const words = topic === 'claim' ? 'claim' : 'contact'
  return (
    <FormDialog {...props} words={words} schema={contactSchema}>
      {(fields) => (
        <>
          <TopicField field={fields.topic} />
          <ShownWhen field={fields.topic} is={['claim']} preset={topic}>
            <ListField field={fields.claimKind} options={claimKinds} preset={kind} />
            <FieldRow>
              <LineField field={fields.claimDay} kind="pastDay" preset={day} />
              <LineField field={fields.plate} kind="code" />
            </FieldRow>
            <LineField field={fields.policy} />
          </ShownWhen>
          <DetailFields fields={{ place: fields.place, eventDay: fields.eventDay }} />
          <BillField field={fields.photos} />
        </>
      )}
    </FormDialog>
  )
}
