import type { ReactNode } from 'react'
import type { Resolved } from '#content/facts/resolved.ts'
import type { InsuranceContent } from '#content/schema/schema.insurance.ts'
import { useT } from '#i18n/use-t.ts'
import { AskBand } from '#design/blocks/ask-band.tsx'
import { CoverLists } from '#design/blocks/cover-lists.tsx'
import { Prose } from '#design/blocks/prose.tsx'

interface CoverBodyProps {
  readonly cover: Resolved<InsuranceContent['cover']>
  readonly ask: Resolved<InsuranceContent['ask']>
  /** The product's call to action. */
  readonly action: ReactNode
}

/** What the policy usually pays for and what it does not, and the invitation to ask for an offer. */
export function CoverBody({ cover, ask, action }: CoverBodyProps): ReactNode {
  const t = useT('product')
  return (
    <>
      <Prose paragraphs={[cover.intro]} />
      <CoverLists
        coveredTitle={t('covered')}
        covered={cover.covered}
        notCoveredTitle={t('notCovered')}
        notCovered={cover.notCovered}
        note={cover.note}
      />
      <AskBand heading={ask.heading} text={ask.text} action={action} />
    </>
  )
}
