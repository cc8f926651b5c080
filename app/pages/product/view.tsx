import loadProduct from 'virtual:texts/product'
import type { LoadedPage } from '#content/page-info.ts'
import type { InsuranceContent } from '#content/schema/schema.insurance.ts'
import type { PageViewProps } from '#pages/kinds.ts'
import { useCrumbs } from '#pages/use-crumbs.ts'
import type { ReactNode } from 'react'
import type { Resolved } from '#content/facts/resolved.ts'
import type { Picture } from '#content/scene-names.ts'
import { useT } from '#i18n/locale-provider.tsx'
import type { DialogName } from '#map/dialogs.ts'
import type { Crumb } from '#design/blocks/breadcrumbs.tsx'
import { DialogButton } from '#domains/dialog/dialog-button.tsx'
import { InShort } from '#design/blocks/heroes/in-short.tsx'
import { LongPage } from '#design/blocks/long-page.tsx'
import { MoneyBox } from '#design/blocks/lists/money-box.tsx'
import { LongPageStyles } from '#pages/long-page-styles.tsx'
import { PageFrame } from '#pages/page-frame.tsx'
import { NextStep, useClosingSections } from '#pages/use-closing-sections.tsx'
import { useProductSections } from './use-product-sections.tsx'
import { calculatorSection } from '#pages/short-calculator.tsx'
import type { ShortCalculator } from '#domains/calculators/calculator-page.ts'
import { pageTexts } from '#i18n/page-texts.tsx'
import type { MoneyBoxContent } from '#content/money.ts'

/** The texts of the pages of products. */
export const { load: loadTexts, Texts: ProductTexts } = pageTexts(loadProduct)

interface ProductPageProps {
  readonly content: Resolved<InsuranceContent>
  /** The breadcrumbs of this page. */
  readonly breadcrumbs: readonly Crumb[]
  /** The dialog that the call to action opens. */
  readonly dialog: DialogName
  /** The page's picture. */
  readonly scene: Picture
  /** What the law adds to the premium, and how we are paid. */
  readonly money: MoneyBoxContent | undefined
  readonly calculator: ShortCalculator | undefined
}

/** A complete insurance product. */
function ProductPage({
  content,
  breadcrumbs,
  dialog,
  scene,
  money,
  calculator,
}: ProductPageProps): ReactNode {
  const t = useT('page')
  const sections = useProductSections(content)
  const closing = useClosingSections(content)
  const primary = <DialogButton dialog={dialog}>{content.cta}</DialogButton>
  return (
    <PageFrame
      content={content}
      breadcrumbs={breadcrumbs}
      scene={scene}
      primary={primary}
      strip={<InShort title={t('inShort')} lines={content.inShort} />}
    >
      <LongPageStyles />
      {money && <MoneyBox {...money} />}
      <LongPage
        contentsTitle={t('contents')}
        action={primary}
        sections={[...sections, ...calculatorSection(calculator), ...closing]}
      />
      <NextStep {...content.ask} dialog={dialog} cta={content.cta} />
    </PageFrame>
  )
}

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
        money={data.money}
        calculator={data.shortCalculator}
      />
    </ProductTexts>
  )
}
