import { useEffect, useRef, useState } from 'react'
import { useT } from '#i18n/use-t.ts'
import { enlivenForm } from '#net/enliven-form.ts'
import { randomUuid } from '#net/random-uuid.ts'
import type { CommonFormFields } from './form-field.ts'

type Hidden = Pick<CommonFormFields, 'key' | 'opened' | 'website'>

interface HiddenFieldsProps {
  readonly fields: Hidden
  /** The form stands in a page that was built before anybody opened it: its values come when the page runs. */
  readonly late?: boolean
}

/** What a form carries unseen: its key, when it was opened, its proof of work, and a field only robots fill. */
export function HiddenFields({ fields, late = false }: HiddenFieldsProps) {
  const t = useT('form')
  const first = useRef<HTMLInputElement>(null)
  // The server's values stay where the page came with the form; both are only defaults.
  const [key, setKey] = useState(() => fields.key.initial ?? (late ? '' : randomUuid()))
  const [opened, setOpened] = useState(() => fields.opened.initial ?? (late ? '' : String(Date.now())))
  useEffect(() => {
    setKey((known) => known || randomUuid())
    setOpened((known) => known || String(Date.now()))
  }, [])
  useEffect(() => enlivenForm(first.current?.form), [])
  return (
    <>
      <input ref={first} type="hidden" name="key" defaultValue={key} suppressHydrationWarning />
      <input type="hidden" name="opened" defaultValue={opened} suppressHydrationWarning />
      <input type="hidden" name="proof" />
      <div className="trap" aria-hidden="true">
        <label htmlFor={fields.website.id}>{t('website')}</label>
        <input id={fields.website.id} name="website" tabIndex={-1} autoComplete="off" />
      </div>
    </>
  )
}
