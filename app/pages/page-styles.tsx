import { useState, type ReactNode } from 'react'
import { useHydrated } from '#ui/use-hydrated.ts'

/**
 * The style sheet of one kind of page. In a page as it arrives the link stands where it is written, so that
 * the first view does not wait for it; on the way from another page the view waits until it is there.
 */
export function PageStyles({ href }: { href: string }): ReactNode {
  const running = useHydrated()
  const [precedence] = useState(() => (running ? 'page' : undefined))
  return <link rel="stylesheet" href={href} precedence={precedence} />
}
