import { useEffect, useState, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { classes } from '#design/classes.ts'

const id = 'untranslated'

/**
 * Tells a reader who switched the language why the list is here and not the
 * article. The fragment brings it up: by CSS as the page loads, by state after
 * a client navigation, which does not move the document's target.
 */
export function UntranslatedNote({ text }: { text: string }): ReactNode {
  const { hash } = useLocation()
  const [asked, setAsked] = useState(false)
  useEffect(() => setAsked(hash === `#${id}`), [hash])
  return (
    <p id={id} className={classes('untranslated callout callout-note', asked && 'is-asked')} role="status">
      {text}
    </p>
  )
}
