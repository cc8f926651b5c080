import { useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'

/** Hears that a dialog was closed, and which one where it stood open. */
type Closed = (dialog?: HTMLDialogElement) => void

/**
 * What a dialog with a form does once it is closed. While its form is on its way it does nothing: to go back to the
 * page would drop the answer, and who was never told sends again. The answer leads elsewhere, or brings the dialog
 * back, by `show`, with what is wrong.
 */
export function useKeptAnswer(onClose: () => void, show: (dialog: HTMLDialogElement) => void): Closed {
  const sending = useNavigation().formMethod === 'POST'
  const hidden = useRef<HTMLDialogElement>(undefined)
  useEffect(() => {
    const dialog = hidden.current
    if (sending || dialog === undefined) return
    hidden.current = undefined
    show(dialog)
  }, [sending, show])
  return (dialog) => {
    if (sending && dialog !== undefined) hidden.current = dialog
    else onClose()
  }
}
