import type { LoadedPage } from '#content/page-info.ts'
import type { TextContent } from '#content/schema/schema.text.ts'
import type { PageViewProps } from '#pages/kinds.ts'
import { useCrumbs } from '#pages/use-crumbs.ts'
import { TextPage } from './text-page.tsx'
import { useEffect, useState, type ComponentType } from 'react'

/**
 * Brings the controls of the cookie page, which no other page that is read needs. Without scripts there is nothing to choose;
 * where something is asked, the styles keep room for them, so that nothing below moves when they come.
 */
function LateCookieControls() {
  const [Controls, setControls] = useState<ComponentType>()
  useEffect(() => {
    import('./cookie-controls.tsx')
      .then(({ CookieControls }) => setControls(() => CookieControls))
      .catch(() => undefined)
  }, [])
  return <div className="consent-place">{Controls && <Controls />}</div>
}

/** What is fetched ahead with the view. */
export { default as styles } from './text.css?url'

/** A page that is read, from its loader's data. */
export default function TextView({ data }: PageViewProps) {
  const { page, content } = data as LoadedPage<TextContent>
  return (
    <TextPage
      content={content}
      breadcrumbs={useCrumbs(page.id)}
      dialog={page.dialog}
      scene={page.scene}
      controls={page.id === 'cookies' && <LateCookieControls />}
    />
  )
}
