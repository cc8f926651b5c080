import { useSite, useT, useHref } from '#i18n/locale-provider.tsx'
import { openingAtLocal, rangesOf } from '#domains/offices/opening.ts'
import { useStateWords } from '#domains/offices/open-state.tsx'
import { rulesFor, useOpenings } from '#domains/offices/use-now.ts'
import { MarkedText } from '#domains/search/marked-text.tsx'
import type { DirectAnswer, PageFees } from '#domains/search/query/search-answer.ts'
import type { PageId } from '#map/pages/pages.ts'
import { StatusLine } from '#design/status.tsx'
import { TextLink } from '#design/text-link.tsx'

type Answer<K extends DirectAnswer['kind']> = Extract<DirectAnswer, { kind: K }>

/**
 * Whether an office is open, and until or from when, first as of the request and then updated; and
 * the rest of the day's hours.
 */
function Hours({ day, time, offices }: Answer<'hours'>) {
  const t = useT('found')
  const words = useT('hours')
  const stateWords = useStateWords()
  const href = useHref()
  const site = useSite()
  const openings = useOpenings()
  return (
    <section className="direct-answer" aria-labelledby="direct-answer">
      <h2 id="direct-answer">{t('hours')}</h2>
      <ul role="list">
        {site.offices
          .filter(({ page }) => offices.includes(page as PageId))
          .map((office) => {
            const rules = rulesFor(office, site.holidays)
            const known = openings?.find((one) => one.office.page === office.page)?.opening
            const opening = known ?? openingAtLocal({ day, time }, rules)
            const left = rangesOf(day, rules).filter((range) => time < (range.split('-')[1] ?? ''))
            return (
              <li key={office.page}>
                <a href={href(office.page as PageId)}>{office.name}</a>
                <StatusLine open={opening.open}>{stateWords(opening)}</StatusLine>
                {left.length > 0 && (
                  <span>{words('today', { ranges: left.join(', ').replaceAll('-', '–') })}</span>
                )}
              </li>
            )
          })}
      </ul>
      <TextLink href={href('service.horarcom')}>{t('allHours')}</TextLink>
    </section>
  )
}

/** The first fee of each page, for queries that only ask for prices. */
function FeePages({ pages }: Answer<'fees'>) {
  const t = useT('found')
  const pathOf = useHref()
  return (
    <section className="direct-answer" aria-labelledby="direct-answer">
      <h2 id="direct-answer">{t('fees')}</h2>
      <ul role="list">
        {pages.map(({ href, title, rows, asOf }) => (
          <li key={href}>
            <a href={href}>{title}</a>
            <span>
              {rows.map(({ label, amount }) => `${label}: ${amount}`).join(' · ')}
              {asOf !== undefined && <small className="muted"> · {t('feesAsOf', { day: asOf })}</small>}
            </span>
          </li>
        ))}
      </ul>
      <TextLink href={pathOf('prices')}>{t('allPrices')}</TextLink>
      <p className="small muted">{t('feesNote')}</p>
    </section>
  )
}

function Fees({ page }: { page: PageFees }) {
  const t = useT('found')
  const { href, title, heading, rows, note, asOf } = page
  return (
    <section className="direct-answer" aria-labelledby="direct-answer">
      <p className="small muted">{t('answer')}</p>
      <h2 id="direct-answer">{`${title}: ${heading}`}</h2>
      <ul role="list">
        {rows.map(({ label, amount }) => (
          <li key={label}>
            <span>{label}</span>
            <strong>{amount}</strong>
          </li>
        ))}
      </ul>
      {note !== undefined && <p className="small">{note}</p>}
      {asOf !== undefined && <p className="small muted">{t('feesAsOf', { day: asOf })}</p>}
      <TextLink href={href}>{t('readMore')}</TextLink>
      <p className="small muted">{t('feesNote')}</p>
    </section>
  )
}

/** The answer itself: opening hours, official fees, or a page's answer to this question. */
export function DirectAnswerCard({ direct }: { direct: DirectAnswer }) {
  const t = useT('found')
  if (direct.kind === 'hours') return <Hours {...direct} />
  if (direct.kind === 'fees') {
    const [page, another] = direct.pages
    return page !== undefined && another === undefined ? <Fees page={page} /> : <FeePages {...direct} />
  }
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
