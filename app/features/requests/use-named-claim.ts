import { useLocation } from 'react-router'
import { claimKinds, type ClaimKind } from '#site/claim-kinds.ts'

/** The kind of claim that the address names, as a case on the claims page does in `?dialog=contact-dialog&claim=water`. */
export function useNamedClaim(): ClaimKind | undefined {
  const named = new URLSearchParams(useLocation().search).get('claim')
  return claimKinds.find((kind) => kind === named)
}
