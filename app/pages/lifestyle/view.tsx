import type { LoadedPage } from '#content/page-info.ts'
import type { LifestyleContent } from '#content/schema/schema.lifestyle.ts'
import type { PageViewProps } from '#pages/kinds.ts'
import { useCrumbs } from '#pages/use-crumbs.ts'
import { useEffect, useState, type ReactNode } from 'react'
import type { Resolved } from '#content/facts/resolved.ts'
import type { Picture } from '#content/scene-names.ts'
import type { Markets } from '#content/schema/schema.company.ts'
import { useSite, useT } from '#i18n/locale-provider.tsx'
import type { DialogName } from '#map/dialogs.ts'
import { Breadcrumbs, type Crumb } from '#design/blocks/breadcrumbs.tsx'
import { ClosingBand } from '#design/blocks/closing-band.tsx'
import { DialogButton } from '#domains/dialog/dialog-button.tsx'
import { PageHero } from '#design/blocks/heroes/page-hero.tsx'
import { RelatedLinks } from '#design/blocks/cards/related-links.tsx'
import { SectionHead } from '#design/blocks/section-head.tsx'
import { LinkButton } from '#design/button.tsx'
import { RichText } from '#design/rich-text.tsx'
import { BelowFirstView } from '#pages/below-first-view.tsx'
import { RestStyles, StyleSheet } from '#pages/rest-styles.tsx'
import lifestyleStyles from './lifestyle.css?url'
import { PointList } from '#design/blocks/lists/point-list.tsx'
import { Prose } from '#design/blocks/prose.tsx'
import { SceneImage } from '#design/blocks/heroes/scene-image.tsx'
import { TermList } from '#design/blocks/lists/term-list.tsx'
import { madridToday } from '#i18n/madrid-time.ts'
import { weekdayWord } from '#i18n/weekday-words.ts'
import { weekdays, type Weekday } from '#map/identity.ts'
import { weekdayOf } from '#map/office-hours.ts'
import { Badge } from '#design/badge.tsx'
import { Table } from '#design/table.tsx'
import { useHydrated } from '#design/hooks/use-hydrated.ts'

interface MarketWeekProps {
  readonly markets: Markets
  readonly words: Resolved<LifestyleContent['markets']>
}

/**
 * The days from today on; from Monday on if today is unknown, as in the page before hydration, and if the reader already
 * sees them: rows that change places would move the text being read.
 */
function useDays(): { days: readonly Weekday[]; today: Weekday | undefined } {
  const hydrated = useHydrated()
  const [fromToday, setFromToday] = useState(hydrated)
  useEffect(() => {
    const top = document.querySelector('.market-week')?.getBoundingClientRect().top ?? 0
    if (top >= innerHeight) setFromToday(true)
  }, [])
  const today = hydrated ? weekdayOf(madridToday()) : undefined
  if (today === undefined || !fromToday) return { days: weekdays, today }
  const start = weekdays.indexOf(today)
  return { days: [...weekdays.slice(start), ...weekdays.slice(0, start)], today }
}

/** The week's markets. */
function MarketWeek({ markets, words }: MarketWeekProps): ReactNode {
  const { locale } = useSite()
  const { days, today } = useDays()
  return (
    <Table label={words.caption} className="market-week">
      <thead>
        <tr>
          {words.head.map((cell, index) => (
            <th key={index} scope="col">
              <RichText value={cell} />
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {days.map((day) => {
          const note = words.notes[day]
          return (
            <tr key={day} className={day === today ? 'market-today' : undefined}>
              <th scope="row">
                <span className="market-day">{weekdayWord(day, locale)}</span>
                {day === today && (
                  <Badge tone="us">
                    <RichText value={words.today} />
                  </Badge>
                )}
              </th>
              <td>
                <span lang="ca">{markets[day].join(' · ')}</span>
                {note && (
                  <p className="small muted">
                    <RichText value={note} />
                  </p>
                )}
              </td>
            </tr>
          )
        })}
      </tbody>
    </Table>
  )
}

type ChapterContent = Resolved<LifestyleContent['chapters'][number]>

/** One side of island life: text beside a scene, then details one by one. */
function Chapter({ id, heading, scene, paragraphs, terms, points }: ChapterContent): ReactNode {
  return (
    <section id={id} className="chapter" aria-labelledby={`${id}-title`}>
      <div className="grid">
        <div className="chapter-words">
          <h2 id={`${id}-title`}>
            <RichText value={heading} />
          </h2>
          <Prose paragraphs={paragraphs} />
        </div>
        {scene && (
          <div className="chapter-scene">
            <SceneImage name={scene} />
          </div>
        )}
      </div>
      {terms && <TermList terms={terms} />}
      {points && <PointList points={points} />}
    </section>
  )
}

interface LifestylePageProps {
  readonly content: Resolved<LifestyleContent>
  readonly markets: Markets
  readonly breadcrumbs: readonly Crumb[]
  readonly dialog: DialogName
  readonly scene: Picture
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

/**
 * Life on the island: this week's markets first, then sea, mountains, the year, the table and
 * sport.
 */
function LifestylePage({ content, markets, breadcrumbs, dialog, scene }: LifestylePageProps): ReactNode {
  const t = useT('page')
  const { contact } = useSite()
  return (
    <>
      <PageHero
        title={content.title}
        lead={content.lead}
        breadcrumbs={<Breadcrumbs items={breadcrumbs} label={t('breadcrumbs')} />}
        scene={scene}
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

/** Prefetched with the view. */
export { default as styles } from './lifestyle.css?url'

/** Life on the island, from its loader's data. */
export default function LifestyleView({ data }: PageViewProps) {
  const { page, content } = data as LoadedPage<LifestyleContent>
  if (data.markets === undefined) throw new Error('the lifestyle page came without its markets')
  return (
    <LifestylePage
      content={content}
      markets={data.markets}
      breadcrumbs={useCrumbs(page.id)}
      dialog={page.dialog ?? 'contact-dialog'}
      scene={page.scene}
    />
  )
}
