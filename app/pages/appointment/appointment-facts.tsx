import type { ReactNode } from 'react'
import { atLineStart } from '#domains/appointments/dialog/at-line-start.ts'
import { dayInWords } from '#domains/appointments/dialog/day-in-words.ts'
import { dayOf, slotInWords } from '#domains/appointments/dialog/day-words.ts'
import type { AppointmentView } from '#domains/appointments/dialog/gateway.ts'
import { useSite } from '#i18n/locale-provider.tsx'
import { madridTime } from '#i18n/madrid-time.ts'
import { useHref } from '#i18n/use-href.ts'
import { useT } from '#i18n/use-t.ts'
import { languageInWords } from '#map/language-words.ts'
import type { PageId } from '#map/pages/pages.ts'
import { useOwnZone, zoneName } from '#domains/appointments/dialog/use-own-zone.ts'

/** The time in the visitor's own zone, where its clock shows another one; only the browser knows. */
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
  // Nobody goes to an office that calls: it has a name here and no address.
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
