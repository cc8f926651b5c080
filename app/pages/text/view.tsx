import type { LoadedPage } from '#content/page-info.ts'
import type { TextContent } from '#content/schema/schema.text.ts'
import type { PageViewProps } from '#pages/kinds.ts'
import { useCrumbs } from '#pages/use-crumbs.ts'
import { LateCookieControls } from './late-cookie-controls.tsx'
import { TextPage } from './text-page.tsx'

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
