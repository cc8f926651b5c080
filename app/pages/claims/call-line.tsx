import type { ReactNode } from 'react'
import type { ClaimsExtras } from '#content/claims.ts'
import type { Resolved } from '#content/facts/resolved.ts'
import type { ClaimsContent } from '#content/schema/schema.claims.ts'
import { useSite } from '#i18n/locale-provider.tsx'
import { Icon } from '#design/icon.tsx'
import { RichText } from '#design/rich-text.tsx'

export type CallLineWords = Resolved<ClaimsContent['lines']['items'][number]>

/** A number as it is shown and as it is dialled. */
interface Dial {
  readonly shown: string
  readonly href: string
}

/** Finds the number of a line: its own is a fact, the insurer's and ours are configuration. */
export function useDial({ insurerPhone }: Pick<ClaimsExtras, 'insurerPhone'>) {
  const { contact } = useSite()
  return ({ who, number }: CallLineWords): Dial | undefined => {
    if (who === 'us') return { shown: contact.phoneDisplay, href: `tel:${contact.phone}` }
    const shown = who === 'insurer' ? insurerPhone : number && String(number)
    return shown === undefined ? undefined : { shown, href: `tel:${shown.replaceAll(' ', '')}` }
  }
}

interface CallLineProps {
  readonly line: CallLineWords
  readonly dial: Dial | undefined
}

/** Somebody to call, as one large target; without a number it says where that stands. */
export function CallLine({ line: { who, name, missing }, dial }: CallLineProps): ReactNode {
  if (dial === undefined) {
    return (
      <p className="claim-call">
        <RichText value={name} />
        <span className="small">{missing && <RichText value={missing} />}</span>
      </p>
    )
  }
  return (
    <a className={`claim-call claim-call-${who}`} href={dial.href}>
      <Icon name="phone" />
      <RichText value={name} />
      <b>{dial.shown}</b>
    </a>
  )
}
