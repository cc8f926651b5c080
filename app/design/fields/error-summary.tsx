import { useEffect, useId, useRef, useState, type ReactNode } from 'react'
import { useHydrated } from '#design/hooks/use-hydrated.ts'
import { focusField } from './focus-field.ts'

interface FieldLinkProps {
  /** Id of the field or group. */
  readonly id: string
  readonly children: ReactNode
}

/** Links to a field of the same form: with scripts it focuses it, without it scrolls to it. */
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

interface ErrorSummaryProps {
  readonly title: string
  readonly errors: readonly {
    /** Id of the field or group. */
    readonly id: string
    /** The field and its error, in words. */
    readonly message: string
  }[]
}

/**
 * The error summary at the top of a form. It takes focus when it is shown, so give it a `key` that
 * changes with each attempt to send. Server-rendered it has `autofocus` instead, and the links work
 * without JavaScript; hydration takes no focus from a field that the visitor has moved on to.
 */
export function ErrorSummary({ title, errors }: ErrorSummaryProps): ReactNode {
  const ref = useRef<HTMLDivElement>(null)
  const titleId = useId()
  const hydrated = useHydrated()
  const [late] = useState(hydrated)
  useEffect(() => {
    if (late) ref.current?.focus()
  }, [late])
  return (
    <div ref={ref} className="error-summary" role="group" aria-labelledby={titleId} tabIndex={-1} autoFocus>
      <p id={titleId} className="error-summary-title">
        {title}
      </p>
      <ul>
        {errors.map(({ id, message }) => (
          <li key={id}>
            <FieldLink id={id}>{message}</FieldLink>
          </li>
        ))}
      </ul>
    </div>
  )
}

/**
 * The place of a form's errors and answer, before its fields. It is there from the start: a new first
 * sibling would make the browser restyle every field, which takes longer than validating them.
 */
export function FormAnswer({ children }: { readonly children: ReactNode }): ReactNode {
  return <div className="form-answer">{children}</div>
}
