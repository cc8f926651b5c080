import { useCallback } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { isDialogName, type DialogName } from '#site/dialog-names.ts'
import { dialogParameter, pageQuery } from '#site/dialog-query.ts'

export interface DialogState {
  /** The one dialog that is open. */
  readonly name: DialogName | undefined
  /** Back to closed; the page stays where it is. */
  readonly close: () => void
}

/** The dialog that the address names: setting a name replaces the one before, clearing closes. */
export function useDialog(): DialogState {
  const { pathname, search } = useLocation()
  const navigate = useNavigate()
  const named = new URLSearchParams(search).get(dialogParameter)
  const close = useCallback(() => {
    const rest = pageQuery(search)
    const query = rest.size > 0 ? `?${rest}` : ''
    void navigate(pathname + query, { replace: true, preventScrollReset: true })
  }, [navigate, pathname, search])
  return { name: isDialogName(named) ? named : undefined, close }
}
