import type { LoadedPage } from '#content/page-info.ts'
import type { InsuranceContent } from '#content/schema.insurance.ts'
import type { PageViewProps } from '../kinds.ts'
import { useCrumbs } from '../use-crumbs.ts'
import { ProductPage } from './product-page.tsx'

/** An insurance product, from its loader's data. */
export default function ProductView({ data }: PageViewProps) {
  const { page, content } = data as LoadedPage<InsuranceContent>
  return (
    <ProductPage
      content={content}
      breadcrumbs={useCrumbs(page.id)}
      dialog={page.dialog ?? 'general-dialog'}
      scene={page.scene}
    />
  )
}
