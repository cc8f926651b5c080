import { useState } from 'react'
import { useT } from '#i18n/use-t.ts'
import { Button } from '#design/button.tsx'
import { useHydrated } from '#design/use-hydrated.ts'

interface ReferenceCardProps {
  readonly reference: string
  /** The path of the status page. */
  readonly status: string | undefined
}

/** A request's reference, to be copied with one press or selected as a whole, and the link to its status page. */
export function ReferenceCard({ reference, status }: ReferenceCardProps) {
  const t = useT('success')
  const hydrated = useHydrated()
  return (
    <div className="reference">
      <p>
        {t('reference')} <strong>{reference}</strong>
      </p>
      {hydrated && <Copy text={reference} label={t('copy')} said={t('copied')} />}
      {hydrated && status && (
        <Copy text={location.origin + status} label={t('copyLink')} said={t('linkCopied')} />
      )}
    </div>
  )
}

/** Copies a text and says so; where the browser has no clipboard or forbids it, the text stands there to be selected. */
function Copy({ text, label, said }: { text: string; label: string; said: string }) {
  const [copied, setCopied] = useState<boolean>()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      setCopied(true)
    } catch {
      setCopied(false)
    }
  }
  return (
    <>
      <Button variant="secondary" compact icon={copied ? 'check' : undefined} onClick={() => void copy()}>
        {label}
      </Button>
      <span className={copied === false ? 'copy-by-hand' : 'visually-hidden'} role="status">
        {copied === undefined ? '' : copied ? said : text}
      </span>
    </>
  )
}
