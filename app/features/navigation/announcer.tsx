import { useEffect, useRef, useState } from 'react'

/** Tells screen readers the title of a new page and moves the focus to its start. */
export function Announcer({ pathname }: { pathname: string }) {
  const [title, setTitle] = useState('')
  const previous = useRef(pathname)
  useEffect(() => {
    if (previous.current === pathname) return
    previous.current = pathname
    setTitle(document.title)
    document.getElementById('main')?.focus({ preventScroll: true })
  }, [pathname])
  return (
    <p className="visually-hidden" role="status">
      {title}
    </p>
  )
}
