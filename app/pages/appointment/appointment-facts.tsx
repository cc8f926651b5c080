import type { ReactNode } from 'react'
import { atLineStart, dayInWords, dayOf, slotInWords } from '#domains/appointments/dialog/day-words.ts'
import type { AppointmentView } from '#domains/appointments/gateway.ts'
import { useSite, useT, useHref } from '#i18n/locale-provider.tsx'
import { madridTime } from '#i18n/madrid-time.ts'
import { languageInWords } from '#map/language-words.ts'
import type { PageId } from '#map/pages/pages.ts'
import { useOwnZone, zoneName } from '#domains/appointments/dialog/use-own-zone.ts'
import { useLocation } from 'react-router'
import { AnswerNote } from '#domains/requests/dialog/answer-note.tsx'
import { Callout } from '#design/callout.tsx'
import type { ChangeRefusal } from './linked-appointment.server.ts'

interface AppointmentNewsProps {
  readonly view: AppointmentView
  readonly refusal: ChangeRefusal | undefined
}

const texts = {
  done: 'doneText',
  confirmed: 'confirmedText',
  moved: 'movedText',
  cancelled: 'cancelledText',
  cancelledByOffice: 'cancelledByOfficeText',
  over: 'overText',
} as const

/** The latest change, as an answer that takes focus; otherwise the status, if it is over. */
export function AppointmentNews({ view, refusal }: AppointmentNewsProps): ReactNode {
  const t = useT('booked')
  const search = new URLSearchParams(useLocation().search)
  const { state, start, byOffice, mailed = false } = view
  // An unconfirmed booking has a separate note (confirm-appointment.tsx).
  if (state === 'unconfirmed' || state === 'lapsed') return null
  const booked = state === 'booked'
  const ended = byOffice ? 'cancelledByOffice' : state === 'cancelled' ? 'cancelled' : 'over'
  const news = booked ? (['done', 'confirmed', 'moved'] as const).find((name) => search.has(name)) : ended
  // A refusal leaves a booked appointment unchanged, and is shown beside its form.
  if (news === undefined || (booked && refusal)) return null
  const reason = byOffice?.reason === undefined ? '' : ` ${t('cancelledReason', { reason: byOffice.reason })}`
  const text = news === 'done' && !mailed ? 'doneUnmailedText' : texts[news]
  const words = { title: t(news), children: `${t(text)}${reason}` }
  if (!booked && !refusal && !search.has('cancelled')) return <Callout kind="note" {...words} />
  const kind = refusal || news === 'over' ? 'deadline' : 'done'
  // Keyed separately: an appointment can be moved back and forth.
  return <AnswerNote key={`${news} ${start}`} kind={kind} answer={news} {...words} />
}

/** The time in the visitor's own time zone, if it differs; only the browser knows it. */
function LocalTime({ start }: { start: string }): ReactNode {
  const t = useT('booked')
  const { locale } = useSite()
  const own = useOwnZone()
  if (own === undefined) return null
  const words = slotInWords(start, locale, own)
  if (words === slotInWords(start, locale)) return null
  return (
    <>
      <dt>{t('yourTime')}</dt>
      <dd>
        {atLineStart(words, locale)} ({zoneName(own)})
      </dd>
    </>
  )
}

/** When, where and how, as the confirmation says it. */
export function AppointmentFacts({ view }: { view: AppointmentView }): ReactNode {
  const t = useT('booked')
  const booking = useT('booking')
  const { offices, locale, brand } = useSite()
  const href = useHref()
  const office = offices.find(({ page }) => page === view.office)
  const [from, to] = [view.start, view.end].map((instant) => madridTime(new Date(instant)).time)
  const { mode } = view
  // For a phone appointment the office has a name here and no address.
  const address = mode === 'in-person' ? office?.address : undefined
  const town = address && `${address.postcode} ${address.town}`
  const place = [brand.name, office?.name ?? view.office, address?.street, town].filter(Boolean).join(', ')
  return (
    <dl
      className={
        view.state === 'cancelled' || view.state === 'lapsed'
          ? 'appointment-facts is-cancelled'
          : 'appointment-facts'
      }
    >
      <dt>{t('when')}</dt>
      <dd>
        <strong>
          {atLineStart(dayInWords(dayOf(view.start), locale), locale)},{' '}
          <span className="nowrap">
            {from}–{to}
          </span>
        </strong>{' '}
        <span>({booking('localTime')})</span>
      </dd>
      <LocalTime start={view.start} />
      <dt>{t(mode === 'in-person' ? 'where' : 'office')}</dt>
      <dd>{office ? <a href={href(office.page as PageId)}>{place}</a> : place}</dd>
      <dt>{t('how')}</dt>
      <dd>
        {booking(`modes.${mode}`)}, {languageInWords(view.language, locale)}
        {mode !== 'in-person' && view.state === 'booked' && (
          <>
            <br />
            {t(`remote.${mode}`)}
          </>
        )}
      </dd>
      <dt>{t('reference')}</dt>
      <dd>{view.reference}</dd>
    </dl>
  )
}
