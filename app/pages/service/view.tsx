import loadService from 'virtual:texts/service'
import type { LoadedPage } from '#content/page-info.ts'
import type { ServiceContent } from '#content/schema/schema.service.ts'
import type { PageViewProps } from '#pages/kinds.ts'
import { useCrumbs } from '#pages/use-crumbs.ts'
import type { ReactNode } from 'react'
import type { Resolved } from '#content/facts/resolved.ts'
import type { Picture } from '#content/scene-names.ts'
import { useT } from '#i18n/locale-provider.tsx'
import type { DialogName } from '#map/dialogs.ts'
import type { PageId } from '#map/pages/pages.ts'
import type { Crumb } from '#design/blocks/breadcrumbs.tsx'
import { DialogButton } from '#domains/dialog/dialog-button.tsx'
import { InShort } from '#design/blocks/heroes/in-short.tsx'
import { LongPage } from '#design/blocks/long-page.tsx'
import { MoneyBox } from '#design/blocks/lists/money-box.tsx'
import { LongPageStyles } from '#pages/long-page-styles.tsx'
import { PageFrame } from '#pages/page-frame.tsx'
import { SituationsSection } from '#pages/situations-section.tsx'
import { NextStep, useClosingSections } from '#pages/use-closing-sections.tsx'
import { useServiceSections } from './use-service-sections.tsx'
import { calculatorSection } from '#pages/short-calculator.tsx'
import type { ShortCalculator } from '#domains/calculators/calculator-page.ts'
import { pageTexts } from '#i18n/page-texts.tsx'
import type { MoneyBoxContent } from '#content/money.ts'

/** The texts of the pages of services. */
export const { load: loadTexts, Texts: ServiceTexts } = pageTexts(loadService)

interface ServicePageProps {
  readonly page: PageId
  readonly content: Resolved<ServiceContent>
  /** The breadcrumbs of this page. */
  readonly breadcrumbs: readonly Crumb[]
  /** The dialog that the call to action opens. */
  readonly dialog: DialogName
  /** The page's picture. */
  readonly scene: Picture
  /** What it costs. */
  readonly money: MoneyBoxContent | undefined
  readonly calculator: ShortCalculator | undefined
}

/** A complete service. */
function ServicePage({
  page,
  content,
  breadcrumbs,
  dialog,
  scene,
  money,
  calculator,
}: ServicePageProps): ReactNode {
  const t = useT('page')
  const sections = useServiceSections(page, content, calculatorSection(calculator))
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
      {content.situations && <SituationsSection situations={content.situations} />}
      <LongPage contentsTitle={t('contents')} action={primary} sections={[...sections, ...closing]} />
      <NextStep {...content.ask} dialog={dialog} cta={content.cta} />
    </PageFrame>
  )
}

/** A service, from its loader's data. */
export default function ServiceView({ data }: PageViewProps) {
  const { page, content } = data as LoadedPage<ServiceContent>
  return (
    <ServiceTexts>
      <ServicePage
        page={page.id}
        content={content}
        breadcrumbs={useCrumbs(page.id)}
        dialog={page.dialog ?? 'general-dialog'}
        scene={page.scene}
        money={data.money}
        calculator={data.shortCalculator}
      />
    </ServiceTexts>
  )
}
