import { useState } from 'react'
import { useT } from '#i18n/use-t.ts'
import { Button } from '#ui/button.tsx'
import { useHydrated } from '#ui/use-hydrated.ts'

/** A request's reference, to be copied with one press or selected as a whole. */
export function ReferenceCard({ reference }: { reference: string }) {
  const t = useT('success')
  const hydrated = useHydrated()
  const [copied, setCopied] = useState(false)
  const copy = () =>
    navigator.clipboard.writeText(reference).then(
      () => setCopied(true),
      () => setCopied(false),
    )
  return (
    <div className="reference">
      <p>
        {t('reference')} <strong>{reference}</strong>
      </p>
      {hydrated && (
        <Button variant="secondary" compact icon={copied ? 'check' : undefined} onClick={() => void copy()}>
          {t('copy')}
        </Button>
      )}
      <span className="visually-hidden" role="status">
        {copied ? t('copied') : ''}
      </span>
    </div>
  )
}
