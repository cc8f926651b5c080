import { type ReactNode, useEffect, useState } from 'react'
import { useHydrated } from '#design/hooks/use-hydrated.ts'
import type { FormField } from './form-field.ts'

/** The current value of a form's field, including a restored draft; `preset` before hydration. */
export function useChosen({ formId, name, initial }: FormField, preset: string): string {
  const [chosen, setChosen] = useState(initial ?? preset)
  useEffect(() => {
    const form = document.getElementById(formId)
    if (!(form instanceof HTMLFormElement)) return
    const read = () => setChosen(String(new FormData(form).get(name) ?? ''))
    read()
    form.addEventListener('input', read)
    form.addEventListener('change', read)
    return () => {
      form.removeEventListener('input', read)
      form.removeEventListener('change', read)
    }
  }, [formId, name])
  return chosen
}

interface ShownWhenProps {
  readonly field: FormField
  readonly is: readonly string[]
  /** The field's initial value, if any. */
  readonly preset?: string | undefined
  readonly children: ReactNode
}

/**
 * Fields shown only for some choices in another field. Hidden ones are neither sent nor checked but keep their input;
 * without JavaScript all are shown.
 */
export function ShownWhen({ field, is, preset = '', children }: ShownWhenProps): ReactNode {
  const hydrated = useHydrated()
  const shown = is.includes(useChosen(field, preset))
  return (
    <fieldset
      className={shown ? 'form-fields' : 'form-fields only-without-script'}
      disabled={hydrated && !shown}
    >
      {children}
    </fieldset>
  )
}
