import { useEffect, useRef, useState } from 'react'
import { useLocation } from 'react-router'

/** Tells screen readers the title of a new page and moves the focus to its start, or to the place in it that was asked for. */
export function Announcer() {
  const { pathname, search, hash } = useLocation()
  const [title, setTitle] = useState('')
  // In lists the topic and the page are another content; the rest of a query is not, as a dialog's name.
  const shown = pathname + search.match(/\b(tag|page)=[^&]*/g)
  const previous = useRef(shown)
  useEffect(() => {
    if (previous.current === shown) return
    previous.current = shown
    setTitle(document.title)
    const start = document.getElementById(hash.slice(1)) ?? document.getElementById('main')
    if (!start) return
    // Headings and sections take no focus of themselves, as the search field does.
    if (start.tabIndex < 0) start.tabIndex = -1
    start.focus({ preventScroll: true })
  }, [shown, hash])
  return (
    <p className="visually-hidden" role="status">
      {title}
    </p>
  )
}
