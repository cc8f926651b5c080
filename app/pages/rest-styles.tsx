import { firstViewEnd } from '#design/styles/first-view-end.ts'
import url from './rest.css?url'
import { useEffect, type ReactNode } from 'react'
import { useArrived } from '#design/hooks/use-arrived.ts'

/**
 * The style sheet of one kind of page. On a full load the link is rendered in place, so that it
 * does not block content above the fold; on client navigation the view waits for it.
 */
export function PageStyles({ href }: { href: string }): ReactNode {
  const arrived = useArrived()
  return <link rel="stylesheet" href={href} precedence={arrived ? undefined : 'page'} />
}

/**
 * A style sheet for the content that follows it. On a full load the link is rendered right before
 * that part, so that it does not block content above the fold; with scripts, it moves to the head
 * for all further pages.
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

/** The style sheet of everything below the fold, on all pages. */
export function RestStyles() {
  return <StyleSheet id={firstViewEnd} href={url} />
}
