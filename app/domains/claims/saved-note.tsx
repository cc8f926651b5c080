import { useEffect, useEffectEvent, useState, type ReactNode } from 'react'
import { useT } from '#i18n/use-t.ts'
import { onKeptChange } from '#platform/browser/kept-changes.ts'
import { allowCopies, keepCopy, mayKeepCopy, refusedKey, removeCopies } from './offline-copy.ts'

/** Saves the page for the time without a connection, says so, and lets the visitor remove the copy. */
export function SavedNote({ build }: { build: string | undefined }): ReactNode {
  const t = useT('saved')
  const [state, setState] = useState<'none' | 'saved' | 'removed'>('none')
  const save = () => {
    if (build === undefined) return
    keepCopy(location.pathname, build)
      .then((done) => done && setState('saved'))
      // Without a copy the page reads as before; nothing is promised.
      .catch(() => undefined)
  }
  // Removed, or allowed again, in another document.
  const follow = useEffectEvent(() => {
    if (state === 'saved' && !mayKeepCopy()) setState('removed')
    if (state === 'removed' && mayKeepCopy()) save()
  })
  useEffect(() => {
    if (mayKeepCopy()) save()
    return onKeptChange(refusedKey, follow)
    // oxlint-disable-next-line react-hooks/exhaustive-deps -- once for a visit
  }, [])
  const remove = () => {
    removeCopies()
      .then(() => setState('removed'))
      // The copy stays, and so does the word that there is one.
      .catch(() => undefined)
  }
  const again = () => {
    allowCopies()
    save()
  }
  return (
    // There before its words, or screen readers would not say them.
    <p className="claim-saved small" role="status">
      {state !== 'none' && (
        <>
          {t(state)}{' '}
          <button type="button" onClick={state === 'saved' ? remove : again}>
            {t(state === 'saved' ? 'remove' : 'again')}
          </button>
        </>
      )}
    </p>
  )
}
