import { useEffect, useRef, useState } from 'react'
import { useT } from '#i18n/use-t.ts'
import { enlivenForm } from '#forms/enliven-form.ts'
import { firstOpened, keyAt, openedAt } from '#forms/form-start.ts'
import { useArrived } from '#design/use-arrived.ts'
import type { CommonFormFields } from '#forms/form-field.ts'
import type { RequestDialog } from '#domains/requests/submission.ts'

type Hidden = Pick<CommonFormFields, 'key' | 'opened' | 'website'>

interface HiddenFieldsProps {
  readonly dialog: RequestDialog
  readonly fields: Hidden
  /** The form stands in a page that was built before anybody opened it: its values come when the page runs. */
  readonly late?: boolean
}

/** What a form carries unseen: its key, when it was opened, its proof of work, and a field only robots fill. */
export function HiddenFields({ dialog, fields, late = false }: HiddenFieldsProps) {
  const t = useT('form')
  const first = useRef<HTMLInputElement>(null)
  const arrived = useArrived()
  // Both are only defaults, and the browser's take the place of the server's.
  const [key, setKey] = useState(() => fields.key.initial ?? (late ? '' : keyAt(fields.key.id, arrived)))
  const [opened, setOpened] = useState(() => fields.opened.initial ?? (late ? '' : openedAt(arrived)))
  useEffect(() => {
    setKey((known) => known || keyAt(fields.key.id, arrived))
    setOpened((known) => firstOpened(dialog) ?? (known || openedAt(arrived)))
  }, [arrived, dialog, fields.key.id])
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
