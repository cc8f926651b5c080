import type { ReactNode } from 'react'
import { useSite } from '#i18n/locale-provider.tsx'
import { useT } from '#i18n/use-t.ts'
import { DialogButton } from '#features/dialog/dialog-button.tsx'
import { LinkButton } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'

interface CallBarProps {
  /** Words on the button that reports. */
  readonly cta: string
  readonly emergency: { readonly shown: string; readonly href: string } | undefined
}

/** On small screens, always within reach of the thumb: the emergency number, us, and the report. */
export function CallBar({ cta, emergency }: CallBarProps): ReactNode {
  const t = useT('page')
  const { contact } = useSite()
  return (
    <div className="claim-bar">
      {emergency && (
        <LinkButton className="claim-bar-emergency" href={emergency.href}>
          {emergency.shown}
        </LinkButton>
      )}
      <a
        className="claim-bar-phone"
        href={`tel:${contact.phone}`}
        aria-label={t('phone', { number: contact.phoneDisplay })}
      >
        <Icon name="phone" />
      </a>
      <DialogButton dialog="contact-dialog" variant="sea">
        {cta}
      </DialogButton>
    </div>
  )
}
