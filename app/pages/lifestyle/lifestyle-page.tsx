import type { ReactNode } from 'react'
import type { Resolved } from '#content/facts/resolved.ts'
import type { SceneName } from '#content/scene-names.ts'
import type { Markets } from '#content/schema/schema.company.ts'
import type { LifestyleContent } from '#content/schema/schema.lifestyle.ts'
import { useSite } from '#i18n/locale-provider.tsx'
import { useT } from '#i18n/use-t.ts'
import type { DialogName } from '#map/dialog-names.ts'
import { Breadcrumbs, type Crumb } from '#design/blocks/breadcrumbs.tsx'
import { ClosingBand } from '#design/blocks/closing-band.tsx'
import { DialogButton } from '#domains/dialog/dialog-button.tsx'
import { PageHero } from '#design/blocks/page-hero.tsx'
import { RelatedLinks } from '#design/blocks/related-links.tsx'
import { SectionHead } from '#design/blocks/section-head.tsx'
import { LinkButton } from '#design/button.tsx'
import { RichText } from '#design/rich-text.tsx'
import { BelowFirstView } from '#pages/below-first-view.tsx'
import { RestStyles } from '#pages/rest-styles.tsx'
import { StyleSheet } from '#pages/style-sheet.tsx'
import { Chapter } from './chapter.tsx'
import lifestyleStyles from './lifestyle.css?url'
import { MarketWeek } from './market-week.tsx'

interface LifestylePageProps {
  readonly content: Resolved<LifestyleContent>
  readonly markets: Markets
  readonly breadcrumbs: readonly Crumb[]
  readonly dialog: DialogName
  readonly scene: SceneName
}

function MarketSection({ content, markets }: Pick<LifestylePageProps, 'content' | 'markets'>) {
  const words = content.markets
  return (
    <section id="markets" className="tint section" aria-labelledby="markets-title">
      <div className="wrap">
        <SectionHead id="markets-title" title={words.heading} intro={words.intro} />
        <MarketWeek markets={markets} words={words} />
        <p className="market-after muted">
          <RichText value={words.after} />
        </p>
      </div>
    </section>
  )
}

/** Life on the island: this week's markets first, then sea, mountains, the year, the table and sport. */
export function LifestylePage({
  content,
  markets,
  breadcrumbs,
  dialog,
  scene,
}: LifestylePageProps): ReactNode {
  const t = useT('page')
  const { contact } = useSite()
  return (
    <>
      <PageHero
        title={content.title}
        lead={content.lead}
        breadcrumbs={<Breadcrumbs items={breadcrumbs} label={t('breadcrumbs')} />}
        scene={scene}
        sceneAlt={content.sceneAlt}
      />
      <RestStyles />
      <StyleSheet href={lifestyleStyles} />
      <BelowFirstView>
        <MarketSection content={content} markets={markets} />
        <div className="chapters wrap">
          {content.chapters.map((chapter) => (
            <Chapter key={chapter.id} {...chapter} />
          ))}
          <section aria-labelledby="related-title">
            <SectionHead id="related-title" title={t('related')} />
            <RelatedLinks links={content.related} />
          </section>
        </div>
        <ClosingBand
          heading={t('closing')}
          text={t('closingText')}
          actions={
            <>
              <DialogButton dialog={dialog} variant="inverse">
                {t('ask')}
              </DialogButton>
              <LinkButton href={`tel:${contact.phone}`} variant="ghost" icon="phone">
                {contact.phoneDisplay}
              </LinkButton>
            </>
          }
        />
      </BelowFirstView>
    </>
  )
}
