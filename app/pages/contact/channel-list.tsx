import type { ReactNode } from 'react'
import type { Resolved } from '#content/facts/resolved.ts'
import type { ContactContent } from '#content/schema/schema.office.ts'
import { OpenState } from '#domains/offices/open-state.tsx'
import { joinedHours, usualHours } from '#domains/offices/usual-hours.ts'
import { useHref } from '#i18n/use-href.ts'
import { useSite } from '#i18n/locale-provider.tsx'
import { useT } from '#i18n/use-t.ts'
import { DialogButton } from '#domains/dialog/dialog-button.tsx'
import type { TitledText } from '#design/blocks/types.ts'
import { RichText } from '#design/rich-text.tsx'
import { TextLink } from '#design/text-link.tsx'
import { dayInWords } from '#domains/appointments/dialog/day-in-words.ts'
import { callWindow } from '#domains/offices/call-window.ts'
import { madridTime } from '#i18n/madrid-time.ts'
import { rulesFor } from '#domains/offices/use-openings.ts'
import { useNow } from '#domains/offices/use-now.ts'

/** When we call whoever asks now; out of hours, the next time at which somebody is there. Its lines are kept free. */
function CallPromise(): ReactNode {
  const t = useT('place')
  const { locale, offices, holidays } = useSite()
  const now = useNow()
  const words = () => {
    const window =
      now &&
      callWindow(
        now,
        offices.map((office) => rulesFor(office, holidays)),
      )
    if (now === undefined || window === undefined) return undefined
    const { day, from, until } = window
    if (from === undefined) return t('callNow', { until })
    if (day === madridTime(now).day) return t('callToday', { from, until })
    return t('callOn', { day: dayInWords(day, locale), from, until })
  }
  return <p className="call-promise">{words()}</p>
}

/** Every way to reach us, with what it is good for, when somebody answers, and the link that starts it. */
export function ChannelList({ content }: { content: Resolved<ContactContent['channels']> }): ReactNode {
  const t = useT('place')
  const layout = useT('layout')
  const href = useHref()
  const { contact, social, offices } = useSite()
  const staffed = <Hours of={offices} />
  return (
    <ul className="channels" role="list">
      <Channel
        words={content.phone}
        action={
          <TextLink href={`tel:${contact.phone}`}>{t('ring', { number: contact.phoneDisplay })}</TextLink>
        }
      >
        <p className="channel-state">
          <OpenState />
        </p>
        {staffed}
      </Channel>
      <Channel
        words={content.callback}
        action={
          <DialogButton dialog="callback-dialog" variant="secondary" compact>
            {layout('callback')}
          </DialogButton>
        }
      >
        <CallPromise />
      </Channel>
      <Channel
        words={content.appointment}
        action={
          <DialogButton dialog="appointment-dialog" variant="secondary" compact>
            {layout('appointment')}
          </DialogButton>
        }
      />
      <Channel words={content.whatsapp} action={<TextLink href={social.whatsapp}>{t('whatsapp')}</TextLink>}>
        {staffed}
      </Channel>
      <Channel
        words={content.mail}
        action={<TextLink href={`mailto:${contact.email}`}>{t('mail', { address: contact.email })}</TextLink>}
      />
      <Channel
        words={content.visit}
        action={<TextLink href={href('service.horarcom')}>{t('hours')}</TextLink>}
      />
    </ul>
  )
}

interface ChannelProps {
  readonly words: TitledText
  readonly action: ReactNode
  /** When somebody answers. */
  readonly children?: ReactNode
}

function Channel({ words: { title, text }, action, children }: ChannelProps): ReactNode {
  return (
    <li>
      <h3>
        <RichText value={title} />
      </h3>
      <p className="muted">
        <RichText value={text} />
      </p>
      {children}
      <div className="channel-action">{action}</div>
    </li>
  )
}

/** The usual hours in which at least one office is open, on Mallorca's clock. */
function Hours({ of: offices }: { of: Parameters<typeof joinedHours>[0] }): ReactNode {
  const t = useT('place')
  const { locale } = useSite()
  return (
    <p className="channel-hours small">
      {usualHours(joinedHours(offices), locale).map((line) => (
        <span key={line}>{line}</span>
      ))}
      <span className="muted">{t('exceptHolidays')}</span>
    </p>
  )
}
