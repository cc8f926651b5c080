import { useEffect } from 'react'

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
