import { useLocation } from 'react-router'
import { madridToday } from '#i18n/madrid-time.ts'
import { incidentDay } from '#domains/claims/incident-day.ts'
import { claimKinds, type ClaimKind } from '#map/claim-kinds.ts'
import { useHydrated } from '#design/use-hydrated.ts'

/** What the claims page hands over to a report. */
export interface NamedClaim {
  readonly kind: ClaimKind | undefined
  /** The ISO day from which its limits were counted. */
  readonly day: string | undefined
}

/**
 * The claim that the address names, as a case on the claims page does in `?dialog=contact-dialog&claim=water`. Its day
 * stands in no address, only in this browser; without a case it may be that of another claim.
 */
export function useNamedClaim(): NamedClaim {
  const hydrated = useHydrated()
  const named = new URLSearchParams(useLocation().search).get('claim')
  const kind = claimKinds.find((each) => each === named)
  const day = kind && hydrated ? incidentDay() : ''
  return { kind, day: day === '' || day > madridToday() ? undefined : day }
}
