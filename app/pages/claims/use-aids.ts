import { startTransition, useEffect, useState } from 'react'
import type { ClaimAids } from '#domains/claims/aids.tsx'
import { useSite } from '#i18n/locale-provider.tsx'

/** What scripts add to the page, and the build that they belong to. */
export interface LoadedAids extends ClaimAids {
  readonly build: string | undefined
}

/** The countdown and the saved copy, once their code is there; without them the page is whole too. */
export function useAids(): LoadedAids | undefined {
  const { locale } = useSite()
  const [aids, setAids] = useState<LoadedAids>()
  useEffect(() => {
    Promise.all([import('#domains/claims/aids.tsx'), import('#domains/resilience/version.ts')])
      .then(async ([{ claimAids }, { runningBuild }]) => ({
        ...(await claimAids(locale)),
        build: runningBuild(),
      }))
      .then((loaded) => startTransition(() => setAids(loaded)))
      .catch(() => undefined)
  }, [locale])
  return aids
}
