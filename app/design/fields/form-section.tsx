import type { ReactNode } from 'react'

/** A part of a form under its own heading. */
export function FormSection({ title, children }: { title: ReactNode; children: ReactNode }): ReactNode {
  return (
    <fieldset className="form-section">
      <legend className="form-title">{title}</legend>
      <div className="form-fields">{children}</div>
    </fieldset>
  )
}

/** Fields side by side if there is room. */
export function FieldRow({ children }: { children: ReactNode }): ReactNode {
  return <div className="field-row">{children}</div>
}

/** The two halves of a wide form, stacked on narrow screens. */
export function FormColumns({ children }: { children: ReactNode }): ReactNode {
  return <div className="form-columns">{children}</div>
}
