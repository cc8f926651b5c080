import type { ReactNode } from 'react'

/** A part of the sheet. */
export function SheetSection({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="sheet-section">
      <h2>{title}</h2>
      {children}
    </section>
  )
}

/** One example with the name of its state. */
export function Example({ name, children }: { name: string; children: ReactNode }) {
  return (
    <div>
      <p className="small muted">{name}</p>
      {children}
    </div>
  )
}
