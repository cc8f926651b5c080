import type { ReactNode } from 'react'

/**
 * The flag of a language (packages/illustrations/flags.ts). Always beside the language's name, so it says nothing to
 * screen readers. A file, not a drawing in the page: all three are on every page up to four times.
 */
export function Flag({ locale }: { locale: 'es' | 'en' | 'de' }): ReactNode {
  return <img className="flag" src={`/art/flag-${locale}.svg`} alt="" />
}
