import type { LoadedPage } from '#content/page-info.ts'
import type { InsuranceContent } from '#content/schema/schema.insurance.ts'
import type { PageViewProps } from '#pages/kinds.ts'
import { useCrumbs } from '#pages/use-crumbs.ts'
import { ProductPage } from './product-page.tsx'
import { ProductTexts } from './product-texts.ts'

/** What is fetched ahead with the view. */
export { loadTexts } from './product-texts.ts'

/** An insurance product, from its loader's data. */
export default function ProductView({ data }: PageViewProps) {
  const { page, content } = data as LoadedPage<InsuranceContent>
  return (
    <ProductTexts>
      <ProductPage
        content={content}
        breadcrumbs={useCrumbs(page.id)}
        dialog={page.dialog ?? 'general-dialog'}
        scene={page.scene}
      />
    </ProductTexts>
  )
}
