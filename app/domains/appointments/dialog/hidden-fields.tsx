import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useT } from '#i18n/use-t.ts'
import { enlivenForm } from '#forms/enliven-form.ts'
import { firstOpened, keyAt, openedAt } from '#forms/form-start.ts'
import { useArrived } from '#design/use-arrived.ts'
import type { AppointmentFields } from './appointment-fields.ts'

/** What the form carries unseen: its key, when it was opened, its proof of work, and a field only robots fill. */
export function HiddenFields({ fields }: { fields: AppointmentFields }): ReactNode {
  const t = useT('form')
  const first = useRef<HTMLInputElement>(null)
  const arrived = useArrived()
  // Both are only defaults, and the browser's take the place of the server's.
  const [key] = useState(() => fields.key.initialValue ?? keyAt(fields.key.id, arrived))
  const [opened, setOpened] = useState(() => fields.opened.initialValue ?? openedAt(arrived))
  useEffect(() => setOpened((known) => firstOpened('appointment-dialog') ?? known), [])
  useEffect(() => enlivenForm(first.current?.form), [])
  return (
    <>
      <input
        ref={first}
        type="hidden"
        id={fields.key.id}
        name="key"
        defaultValue={key}
        suppressHydrationWarning
      />
      <input type="hidden" name="opened" defaultValue={opened} suppressHydrationWarning />
      <input type="hidden" name="proof" />
      <div className="trap" aria-hidden="true">
        <label htmlFor={fields.website.id}>{t('website')}</label>
        <input id={fields.website.id} name="website" tabIndex={-1} autoComplete="off" />
      </div>
    </>
  )
}
