import { PlaceTexts } from '#domains/offices/place-texts.ts'
import type { LoadedPage } from '#content/page-info.ts'
import type { ContactContent } from '#content/schema/schema.office.ts'
import type { PageViewProps } from '#pages/kinds.ts'
import { useCrumbs } from '#pages/use-crumbs.ts'
import { ContactPage } from './contact-page.tsx'

/** Prefetched with the view. */
export { loadTexts } from '#domains/offices/place-texts.ts'
export { default as styles } from './contact.css?url'

/** The contact page, from its loader's data. */
export default function ContactView({ data }: PageViewProps) {
  const { page, content } = data as LoadedPage<ContactContent>
  return (
    <PlaceTexts>
      <ContactPage content={content} breadcrumbs={useCrumbs(page.id)} scene={page.scene} />
    </PlaceTexts>
  )
}
