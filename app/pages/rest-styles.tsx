import { firstViewEnd } from '#design/styles/first-view-end.ts'
import url from './rest.css?url'
import { useEffect, type ReactNode } from 'react'
import { useArrived } from '#design/hooks/use-arrived.ts'

/**
 * The style sheet of one kind of page. In a page as it arrives the link stands where it is written, so that
 * the first view does not wait for it; on the way from another page the view waits until it is there.
 */
export function PageStyles({ href }: { href: string }): ReactNode {
  const arrived = useArrived()
  return <link rel="stylesheet" href={href} precedence={arrived ? undefined : 'page'} />
}

/**
 * A style sheet for what follows it in the page. In a page as it arrives the
 * link stands right before that part, so that the first view does not wait for
 * it; once scripts run, the head keeps it for all further pages.
 */
export function StyleSheet({ id, href }: { id?: string; href: string }) {
  useEffect(() => {
    if (document.head.querySelector(`link[href="${href}"]`) !== null) return
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = href
    document.head.append(link)
  }, [href])
  return <link id={id} rel="stylesheet" href={href} />
}

/** The style sheet of all that lies below the first view, on all pages. */
export function RestStyles() {
  return <StyleSheet id={firstViewEnd} href={url} />
}
