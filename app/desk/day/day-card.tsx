import { Badge } from '#design/badge.tsx'
import { useDeskText } from '#desk/ui/desk-context.tsx'
import { PhoneLink } from '#desk/ui/phone-link.tsx'
import type { AppointmentCard, DayCard } from './day-model.ts'

interface CardProps<Card> {
  readonly card: Card
  /** The adviser or place, where no column names it. */
  readonly place?: string
  /** The target of links to an appointment: in one of the two views only. */
  readonly isTarget?: boolean
}

/** What can be done with an appointment. */
function CardLinks({ reference }: Pick<AppointmentCard, 'reference'>) {
  const t = useDeskText('day')
  return (
    <>
      <a href={`/requests/${reference}`}>{t('day.open')}</a>
      <a href={`/day/move/${reference}`}>{t('move.action')}</a>
      <a href={`/day/cancel/${reference}`}>{t('cancel.action')}</a>
    </>
  )
}

function AppointmentBox({ card, place, isTarget }: CardProps<AppointmentCard>) {
  const t = useDeskText('day')
  const { reference, time, name, topic, mode, language, languageWords, phone, remarks, elsewhere } = card
  const where = elsewhere === undefined ? undefined : t('day.elsewhere', { office: elsewhere })
  return (
    <article
      className="day-card"
      id={isTarget ? reference : undefined}
      data-remark={remarks.length > 0 || undefined}
    >
      <p className="day-card-time">
        {time}
        {place !== undefined && <span> · {place}</span>}
      </p>
      <h3>
        <a href={`/requests/${reference}`}>{name}</a>
      </h3>
      <p>
        {[topic, mode !== 'in-person' && t(`modes.${mode}`), where].filter(Boolean).join(' · ')}{' '}
        <abbr title={languageWords}>{language}</abbr>
      </p>
      {phone !== undefined && (
        <p className="day-card-phone">
          <PhoneLink number={phone} />
        </p>
      )}
      {remarks.map((remark) => (
        <Badge key={remark} tone="bad">
          {t(`day.${remark}`)}
        </Badge>
      ))}
      <details className="day-menu" name="day-menu">
        <summary aria-label={t('day.actions', { name })}>
          <span aria-hidden="true">⋯</span>
        </summary>
        <div>
          {phone !== undefined && <PhoneLink number={phone} />}
          <CardLinks reference={reference} />
        </div>
      </details>
    </article>
  )
}

/** Something that takes up time, in the table or the list. */
export function CardBox({ card, place, isTarget }: CardProps<DayCard>) {
  const t = useDeskText('day')
  if (card.kind === 'appointment' && card.isContinued) {
    return (
      <p className="day-card" data-continued>
        {card.time} {card.name}
      </p>
    )
  }
  if (card.kind === 'appointment') return <AppointmentBox card={card} place={place} isTarget={isTarget} />
  const words = card.kind === 'block' ? t(`reasons.${card.reason}`) : t('day.taken')
  const where = card.kind === 'taken' && card.elsewhere
  return (
    <div className="day-card" data-kind={card.kind}>
      <p className="day-card-time">
        {card.time}
        {place !== undefined && <span> · {place}</span>}
      </p>
      <p>
        {card.kind === 'block' && card.href !== undefined ? <a href={card.href}>{words}</a> : words}
        {where && ` · ${t('day.elsewhere', { office: where })}`}
      </p>
    </div>
  )
}
