import { SegmentedField } from './choice-fields.tsx'
import { callbackDays, callbackSchema, callbackTimes } from './callback-schema.ts'
import { FormDialog, type DialogProps } from './form-dialog.tsx'
import { LineField } from './line-field.tsx'
import { ShownWhen } from './shown-when.tsx'
import { TopicField } from './topic-field.tsx'

/** Asks when to call, about what, and on which number. */
export default function CallbackDialog(props: DialogProps) {
  return (
    <FormDialog {...props} words="callback" schema={callbackSchema}>
      {({ topic, when, date, time }) => (
        <>
          <TopicField field={topic} />
          <SegmentedField field={when} options={callbackDays} preset="soon" />
          <ShownWhen field={when} is={['date']} preset="soon">
            <LineField field={date} kind="day" needed />
          </ShownWhen>
          <SegmentedField field={time} options={callbackTimes} preset="any" />
        </>
      )}
    </FormDialog>
  )
}
