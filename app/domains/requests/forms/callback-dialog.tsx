import { useState } from 'react'
import { useSite } from '#i18n/locale-provider.tsx'
import { callbackTimes } from './callback-hours.ts'
import { callbackSchema } from './callback-schema.ts'
import { CallbackWhen } from './callback-when.tsx'
import { SegmentedField } from '#forms/choice-fields.tsx'
import { FormDialog, type DialogProps } from '#domains/requests/dialog/form-dialog.tsx'
import { LineField } from '#forms/line-field.tsx'
import { ShownWhen } from '#forms/shown-when.tsx'
import { TopicField } from './topic-field.tsx'

/** Asks when to call, about what, and on which number. */
export default function CallbackDialog(props: DialogProps) {
  const site = useSite()
  const [schema] = useState(() => callbackSchema(() => site))
  return (
    <FormDialog {...props} words="callback" schema={schema} reachFirst>
      {({ topic, when, date, time }) => (
        <>
          <TopicField field={topic} />
          <CallbackWhen field={when} />
          <ShownWhen field={when} is={['date']} preset="soon">
            <LineField field={date} kind="day" needed />
          </ShownWhen>
          <SegmentedField field={time} options={callbackTimes} preset="any" />
        </>
      )}
    </FormDialog>
  )
}
