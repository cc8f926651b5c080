import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useT } from '#i18n/use-t.ts'
import { enlivenForm } from '#net/enliven-form.ts'
import { randomUuid } from '#net/random-uuid.ts'
import type { AppointmentFields } from './appointment-fields.ts'

/** What the form carries unseen: its key, when it was opened, its proof of work, and a field only robots fill. */
export function HiddenFields({ fields }: { fields: AppointmentFields }): ReactNode {
  const t = useT('form')
  const first = useRef<HTMLInputElement>(null)
  const [key] = useState(() => String(fields.key.initialValue ?? randomUuid()))
  const [opened] = useState(() => String(fields.opened.initialValue ?? Date.now()))
  useEffect(() => enlivenForm(first.current?.form), [])
  return (
    <>
      <input ref={first} type="hidden" name="key" defaultValue={key} suppressHydrationWarning />
      <input type="hidden" name="opened" defaultValue={opened} suppressHydrationWarning />
      <input type="hidden" name="proof" />
      <div className="unseen" aria-hidden="true">
        <label htmlFor={fields.website.id}>{t('website')}</label>
        <input id={fields.website.id} name="website" tabIndex={-1} autoComplete="off" />
      </div>
    </>
  )
}
