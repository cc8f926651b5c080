import { useEffect, useRef } from 'react'
import { useNavigation } from 'react-router'

/** Called when a dialog was closed, with the address at which it was open. */
type Closed = (dialog?: HTMLDialogElement) => void

/**
 * What a dialog with a form does once it is closed. While its form is in flight it does nothing:
 * going back to the page would drop the answer, and a visitor without an answer sends again. The
 * answer navigates elsewhere or, by `show`, reopens the dialog with its errors.
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
