import { Callout } from '#design/callout.tsx'
import { useDeskText } from '#desk/ui/desk-context.tsx'
import { PhoneLink } from '#desk/ui/phone-link.tsx'
import { phoneInGroups } from '#forms/phone-number.ts'

/** An appointment in words, at the top of the pages that change it. */
export interface AppointmentWords {
  readonly reference: string
  readonly name: string
  readonly when: string
  readonly office: string
  readonly seat: string
  readonly how: string
  readonly topic: string
  readonly phone: string | undefined
  /** Whether the visitor can be written to. */
  readonly hasMail: boolean
  /** Sent back with a form, so that a colleague's change is not overwritten. */
  readonly sequence: number
}

/** Who comes when, where and why. */
export function AppointmentFacts({ appointment }: { readonly appointment: AppointmentWords }) {
  const t = useDeskText('day')
  const { reference, name, when, office, seat, how, topic, phone } = appointment
  return (
    <dl className="day-facts">
      <div>
        <dt>{t('fields.who')}</dt>
        <dd>
          <a href={`/requests/${reference}`}>{name}</a>
          {phone !== undefined && (
            <>
              {' · '}
              <PhoneLink number={phone} />
            </>
          )}
        </dd>
      </div>
      <div>
        <dt>{t('fields.when')}</dt>
        <dd>{when}</dd>
      </div>
      <div>
        <dt>{t('fields.office')}</dt>
        <dd>
          {office} · {seat}
        </dd>
      </div>
      <div>
        <dt>{t('fields.mode')}</dt>
        <dd>{how}</dd>
      </div>
      <div>
        <dt>{t('fields.topic')}</dt>
        <dd>{topic}</dd>
      </div>
    </dl>
  )
}

/** Says that a visitor without an e-mail address has to be called. */
export function NoMailNote({ appointment: { hasMail, phone } }: { readonly appointment: AppointmentWords }) {
  const t = useDeskText('day')
  if (hasMail) return null
  return (
    <Callout kind="deadline" title={t('move.noMail')}>
      {phone === undefined ? t('move.noContact') : t('move.noMailText', { phone: phoneInGroups(phone) })}
    </Callout>
  )
}
