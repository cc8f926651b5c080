import { useEffect, type ReactNode } from 'react'
import { useLocation } from 'react-router'
import { calendarPath } from '#features/appointments/appointment-paths.ts'
import { dayInWords } from '#features/appointments/day-in-words.ts'
import { dayOf } from '#features/appointments/day-words.ts'
import { languageInWords } from '#features/appointments/language-words.ts'
import type { AppointmentView } from '#features/appointments/gateway.ts'
import type { SlotDays } from '#features/appointments/slots.ts'
import { forgetKeptForm } from '#features/appointments/use-kept-form.ts'
import { useHref } from '#i18n/use-href.ts'
import { useSite } from '#i18n/locale-provider.tsx'
import { useT } from '#i18n/use-t.ts'
import { languageTags } from '#site/locale.ts'
import { Callout } from '#ui/callout.tsx'
import { LinkButton } from '#ui/button.tsx'
import { ChangeAppointment } from './change-appointment.tsx'
import type { MoveRefusal } from './linked-appointment.server.ts'
import { LocalTime } from './local-time.tsx'

interface AppointmentPageProps {
  readonly token: string
  readonly view: AppointmentView
  readonly slots: SlotDays | undefined
  readonly refusal: MoveRefusal | undefined
}

/** An appointment with everything that can be done about it. */
export function AppointmentPage({ token, view, slots, refusal }: AppointmentPageProps): ReactNode {
  const t = useT('booked')
  const { offices } = useSite()
  const href = useHref()
  const search = new URLSearchParams(useLocation().search)
  const isNew = search.has('done')
  useEffect(() => {
    if (isNew) forgetKeptForm()
  }, [isNew])
  const cancelled = view.state === 'cancelled'
  return (
    <div className="wrap appointment">
      <title>{t('title')}</title>
      <h1>{t('title')}</h1>
      <News view={view} news={isNew ? 'done' : search.has('moved') ? 'moved' : undefined} />
      <Facts view={view} />
      {view.state === 'booked' && (
        <div className="buttons">
          <LinkButton variant="secondary" href={calendarPath(token)} download>
            {t('calendar')}
          </LinkButton>
        </div>
      )}
      {view.state === 'booked' && slots && offices.some(({ page }) => page === view.office) && (
        <ChangeAppointment view={view} slots={slots} refusal={refusal} />
      )}
      {cancelled && (
        <LinkButton href={`${href('contact')}?dialog=appointment-dialog`}>{t('again')}</LinkButton>
      )}
    </div>
  )
}

/** What has just happened to it, or how it stands. */
function News({ view, news }: { view: AppointmentView; news: 'done' | 'moved' | undefined }): ReactNode {
  const t = useT('booked')
  const kind = view.state === 'booked' ? news : view.state
  if (kind === undefined) return null
  const texts = {
    done: 'doneText',
    moved: 'movedText',
    cancelled: 'cancelledText',
    over: 'overText',
  } as const
  return (
    <Callout kind={kind === 'done' || kind === 'moved' ? 'done' : 'note'} title={t(kind)}>
      {t(texts[kind])}
    </Callout>
  )
}

function Facts({ view }: { view: AppointmentView }): ReactNode {
  const t = useT('booked')
  const booking = useT('booking')
  const { offices, locale, brand } = useSite()
  const office = offices.find(({ page }) => page === view.office)
  const clock = new Intl.DateTimeFormat(languageTags[locale], {
    timeStyle: 'short',
    timeZone: 'Europe/Madrid',
  })
  const times = `${clock.format(new Date(view.start))}–${clock.format(new Date(view.end))}`
  const town = office?.address && `${office.address.postcode} ${office.address.town}`
  return (
    <dl className={view.state === 'booked' ? 'appointment-facts' : 'appointment-facts is-gone'}>
      <dt>{t('when')}</dt>
      <dd>
        <strong>
          {dayInWords(dayOf(view.start), locale)}, {times}
        </strong>{' '}
        <span>({booking('localTime')})</span>
      </dd>
      <LocalTime start={view.start} />
      <dt>{t('where')}</dt>
      <dd>
        {[brand.name, office?.name ?? view.office, office?.address?.street, town].filter(Boolean).join(', ')}
      </dd>
      <dt>{t('how')}</dt>
      <dd>
        {booking(`modes.${view.mode}`)}, {languageInWords(view.language, locale)}
      </dd>
      <dt>{t('reference')}</dt>
      <dd>{view.reference}</dd>
    </dl>
  )
}
