import { useState } from 'react'
import { useT } from '#i18n/use-t.ts'
import type { CommonFormFields } from './form-field.ts'

type Hidden = Pick<CommonFormFields, 'key' | 'opened' | 'website'>

/** What a form carries unseen: its key, when it was opened, its proof of work, and a field only robots fill. */
export function HiddenFields({ fields }: { fields: Hidden }) {
  const t = useT('form')
  // The server's values stay where the page came with the form; both are only defaults.
  const [key] = useState(() => fields.key.initial ?? crypto.randomUUID())
  const [opened] = useState(() => fields.opened.initial ?? String(Date.now()))
  return (
    <>
      <input type="hidden" name="key" defaultValue={key} suppressHydrationWarning />
      <input type="hidden" name="opened" defaultValue={opened} suppressHydrationWarning />
      <input type="hidden" name="proof" />
      <div className="trap" aria-hidden="true">
        <label htmlFor={fields.website.id}>{t('website')}</label>
        <input id={fields.website.id} name="website" tabIndex={-1} autoComplete="off" />
      </div>
    </>
  )
}
