import { useState, type ReactNode } from 'react'
import type { ClaimAids } from '#domains/claims/aids.tsx'
import { useSite } from '#i18n/locale-provider.tsx'
import { useT } from '#i18n/use-t.ts'
import { DialogButton } from '#domains/dialog/dialog-button.tsx'
import { LinkButton } from '#design/button.tsx'
import { Icon } from '#design/icon.tsx'

interface CallBarProps {
  /** Words on the button that reports. */
  readonly cta: string
  readonly aids: ClaimAids | undefined
  readonly emergency: { readonly shown: string; readonly href: string } | undefined
}

/** On small screens, always within reach of the thumb: the emergency number, us, and the report of the case that is open. */
export function CallBar({ cta, aids, emergency }: CallBarProps): ReactNode {
  const t = useT('page')
  const { contact } = useSite()
  const [claim, setClaim] = useState<string>()
  return (
    <div className="claim-bar">
      {aids && <aids.OpenCase told={setClaim} />}
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
      <DialogButton dialog="contact-dialog" claim={claim} variant="sea">
        {cta}
      </DialogButton>
    </div>
  )
}
