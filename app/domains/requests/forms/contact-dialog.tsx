import FormDialog, { type DialogProps } from '#domains/requests/dialog/form-dialog.tsx'
import { claimKinds, type ClaimKind } from '#map/claim-kinds.ts'
import { topicOf, TopicField } from './topic-field.tsx'
import { useOpenedOn } from '#domains/requests/dialog/use-opened-on.ts'
import { useLocation } from 'react-router'
import { madridToday } from '#i18n/madrid-time.ts'
import { incidentDay } from '#domains/claims/incident-day.ts'
import { useHydrated } from '#design/hooks/use-hydrated.ts'

/** What the claims page passes to a claim report. */
interface NamedClaim {
  readonly kind: ClaimKind | undefined
  /** The ISO day from which its deadlines were counted. */
  readonly day: string | undefined
}

/**
 * The claim named in the address, as a case on the claims page does with `?dialog=contact-dialog&claim=water`. The day
 * is kept only in this browser; without a case it may belong to another claim.
 */
function useNamedClaim(): NamedClaim {
  const hydrated = useHydrated()
  const named = new URLSearchParams(useLocation().search).get('claim')
  const kind = claimKinds.find((each) => each === named)
  const day = kind && hydrated ? incidentDay() : ''
  return { kind, day: day === '' || day > madridToday() ? undefined : day }
}

/** Asks about any subject; for a claim also what, when, and photographs. */
export default function ContactDialog(props: DialogProps) {
  const topic = topicOf(useOpenedOn())
  const { kind, day } = useNamedClaim()
  return (
    <FormDialog
      {...props}
      words={topic === 'claim' ? 'claim' : 'contact'}
      presets={{ topic, claimKind: kind, claimDay: day }}
      controls={{ topic: TopicField }}
    />
  )
}
