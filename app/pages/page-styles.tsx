import type { ReactNode } from 'react'
import { useArrived } from '#design/use-arrived.ts'

/**
 * The style sheet of one kind of page. In a page as it arrives the link stands where it is written, so that
 * the first view does not wait for it; on the way from another page the view waits until it is there.
 */
export function PageStyles({ href }: { href: string }): ReactNode {
  const arrived = useArrived()
  return <link rel="stylesheet" href={href} precedence={arrived ? undefined : 'page'} />
}
