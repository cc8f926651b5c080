import { useEffect } from 'react'
import url from './rest.css?url'

/**
 * The style sheet of all that lies below the first view. In a page as it
 * arrives the link stands right before that part, so that the first view does
 * not wait for it; once scripts run, the head keeps it for all further pages.
 */
export function RestStyles() {
  useEffect(() => {
    if (document.head.querySelector(`link[href="${url}"]`) !== null) return
    const link = document.createElement('link')
    link.rel = 'stylesheet'
    link.href = url
    document.head.append(link)
  }, [])
  return <link rel="stylesheet" href={url} />
}
