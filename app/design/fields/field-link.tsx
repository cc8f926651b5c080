import type { ReactNode } from 'react'
import { focusField } from './focus-field.ts'

interface FieldLinkProps {
  /** Id of the field or group. */
  readonly id: string
  readonly children: ReactNode
}

/** Leads to a field of the same form: into it with scripts, to where it stands without. */
export function FieldLink({ id, children }: FieldLinkProps): ReactNode {
  return (
    <a
      href={`#${id}`}
      onClick={(event) => {
        if (focusField(id)) event.preventDefault()
      }}
    >
      {children}
    </a>
  )
}
