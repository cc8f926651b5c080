import type { LoadedPage } from '#content/page-info.ts'
import type { TextContent } from '#content/schema.text.ts'
import type { PageViewProps } from '../kinds.ts'
import { useCrumbs } from '../use-crumbs.ts'
import { TextPage } from './text-page.tsx'

/** A page that is read, from its loader's data. */
export default function TextView({ data }: PageViewProps) {
  const { page, content } = data as LoadedPage<TextContent>
  return (
    <TextPage content={content} breadcrumbs={useCrumbs(page.id)} dialog={page.dialog} scene={page.scene} />
  )
}
