import { useEffect, useRef, useState, type ReactNode } from 'react'
import { useArrived } from '#design/hooks/use-arrived.ts'
import { useT } from '#i18n/locale-provider.tsx'
import { enhanceForm } from './enhance-form.ts'
import type { FormField } from './form-field.ts'
import { firstOpened, keyAt, openedAt } from './form-start.ts'

interface HiddenFieldsProps {
  /** The key of the form's draft in the tab. */
  readonly form: string
  readonly fields: Readonly<Record<'key' | 'opened' | 'website', Pick<FormField, 'id' | 'initial'>>>
  /** The form is part of a prerendered page: its values are set after hydration. */
  readonly late?: boolean
}

/** The hidden fields of a form: its idempotency key, opening time, proof of work, and a field only robots fill. */
export function HiddenFields({ form, fields, late = false }: HiddenFieldsProps): ReactNode {
  const t = useT('form')
  const first = useRef<HTMLInputElement>(null)
  const arrived = useArrived()
  // Both are only defaults; the browser's values replace the server's.
  const [key, setKey] = useState(() => fields.key.initial ?? (late ? '' : keyAt(fields.key.id, arrived)))
  const [opened, setOpened] = useState(() => fields.opened.initial ?? (late ? '' : openedAt(arrived)))
  useEffect(() => {
    setKey((known) => known || keyAt(fields.key.id, arrived))
    setOpened((known) => firstOpened(form) ?? (known || openedAt(arrived)))
  }, [arrived, form, fields.key.id])
  useEffect(() => enhanceForm(first.current?.form), [])
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
