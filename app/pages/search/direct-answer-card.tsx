import { weekdayName } from '#i18n/weekday-words.ts'
import { useSite } from '#i18n/locale-provider.tsx'
import { useHref } from '#i18n/use-href.ts'
import { useT } from '#i18n/use-t.ts'
import { addDays } from '#i18n/madrid-time.ts'
import { rangesOf, type OpeningRules } from '#features/hours/opening.ts'
import { rulesFor, useOpenings } from '#features/hours/use-openings.ts'
import { MarkedText } from '#features/search/marked-text.tsx'
import type { DirectAnswer } from '#features/search/search-answer.ts'
import type { PageId } from '#site/pages.ts'
import { StatusLine } from '#ui/status.tsx'
import { TextLink } from '#ui/text-link.tsx'

/** How far ahead the next open day is looked for. */
const horizon = Array.from({ length: 14 }, (_, index) => index + 1)

/** The hours of the day the page was asked on; whether somebody is there now shows once the page runs. */
function Hours({ day, offices }: { day: string; offices: readonly PageId[] }) {
  const t = useT('found')
  const words = useT('hours')
  const href = useHref()
  const site = useSite()
  const openings = useOpenings()
  const dayWords = (rules: OpeningRules): string => {
    const ranges = rangesOf(day, rules)
    if (ranges.length > 0) return words('today', { ranges: ranges.join(', ').replaceAll('-', '–') })
    const next = horizon.map((days) => addDays(day, days)).find((later) => rangesOf(later, rules).length > 0)
    if (next === undefined) return words('closedToday')
    const [time = ''] = rangesOf(next, rules)[0]?.split('-') ?? []
    return words('opensOn', { day: weekdayName(next, site.locale), time })
  }
  return (
    <section className="direct-answer" aria-labelledby="direct-answer">
      <h2 id="direct-answer">{t('hours')}</h2>
      <ul role="list">
        {site.offices
          .filter(({ page }) => offices.includes(page as PageId))
          .map((office) => {
            const open = openings?.find((one) => one.office.page === office.page)?.opening.open
            return (
              <li key={office.page}>
                <a href={href(office.page as PageId)}>{office.name}</a>
                <span>{dayWords(rulesFor(office, site.holidays))}</span>
                {open && <StatusLine open>{t('openNow')}</StatusLine>}
              </li>
            )
          })}
      </ul>
      <TextLink href={href('service.horarcom')}>{t('allHours')}</TextLink>
    </section>
  )
}

/** The answer itself: today's hours, or what a page says to this very question. */
export function DirectAnswerCard({ direct }: { direct: DirectAnswer }) {
  const t = useT('found')
  if (direct.kind === 'hours') return <Hours {...direct} />
  const { hit, answer } = direct
  return (
    <section className="direct-answer" aria-labelledby="direct-answer">
      <p className="small muted">{t('answer')}</p>
      <h2 id="direct-answer">
        <MarkedText text={hit.title} />
      </h2>
      <p>{answer}</p>
      <TextLink href={hit.href} target="_self">
        {t('readMore')}
      </TextLink>
      <p className="small muted">{hit.trail.join(' › ')}</p>
    </section>
  )
}
