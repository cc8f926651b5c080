import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { isDialogName, type DialogName } from '#map/dialog-names.ts'
import { dialogParameter, pageQuery } from '#map/dialog-query.ts'

export interface DialogState {
  /** The one dialog that is open. */
  readonly name: DialogName | undefined
  /** Back to closed; the page stays where it is. */
  readonly close: () => void
}

/** Whether going back leads to this page as it stands, without its dialog: after a form was sent the router has forgotten. */
function isBefore(page: string): boolean {
  const entries = globalThis.navigation?.entries() ?? []
  const before = entries[(globalThis.navigation?.currentEntry?.index ?? 0) - 1]
  return before?.sameDocument === true && before.url === location.origin + page
}

/** The dialog that the address names: setting a name replaces the one before, clearing closes. */
export function useDialog(): DialogState {
  const { hash, key, pathname, search, state } = useLocation()
  const navigate = useNavigate()
  const named = new URLSearchParams(search).get(dialogParameter)
  const close = useCallback(() => {
    // A press since then, quicker than the event that tells of the closing, has led on.
    if (((history.state as { key?: string } | null)?.key ?? 'default') !== key) return
    const rest = pageQuery(search)
    const page = pathname + (rest.size > 0 ? `?${rest}` : '') + hash
    // Where it was opened by a press on this page, the page is the entry before: one more would hold up the way back.
    if (state === page || isBefore(page)) void navigate(-1)
    else void navigate(page, { replace: true, preventScrollReset: true })
  }, [hash, key, navigate, pathname, search, state])
  return { name: isDialogName(named) ? named : undefined, close }
}
