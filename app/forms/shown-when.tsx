import type { ReactNode } from 'react'
import { useHydrated } from '#design/use-hydrated.ts'
import type { FormField } from './form-field.ts'
import { useChosen } from './use-chosen.ts'

interface ShownWhenProps {
  readonly field: FormField
  readonly is: readonly string[]
  /** What the field is set to when the form opens, if anything. */
  readonly preset?: string
  readonly children: ReactNode
}

/**
 * Fields that matter only with some choices in another field. Hidden ones are
 * neither sent nor checked but keep what was typed; without script all are shown.
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
