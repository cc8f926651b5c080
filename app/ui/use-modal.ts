import { useEffectEvent, useLayoutEffect, type RefObject } from 'react'

const firstError =
  '.answer-note, .error-summary, :is(input, select, textarea)[aria-invalid="true"], [aria-invalid="true"] input'

/** Shows a dialog that is closed, with focus on its first error or its heading, where nothing else is to be `held`. */
export function showDialog(dialog: HTMLDialogElement, held?: HTMLElement | null): void {
  dialog.showModal()
  const stop = held ?? dialog.querySelector<HTMLElement>(firstError) ?? dialog.querySelector('h2')
  stop?.focus()
}

/**
 * Shows a dialog as a modal one for as long as it is mounted. Focus goes to its first error or its
 * heading; closing gives it back to what opened the dialog. A dialog that the server wrote open is
 * taken over as it stands, with focus where the visitor has put it; where it was closed
 * before the script ran, `onGone` hears of it.
 */
export function useModal(ref: RefObject<HTMLDialogElement | null>, onGone: () => void): void {
  const gone = useEffectEvent(onGone)
  useLayoutEffect(() => {
    const dialog = ref.current
    if (dialog === null) return
    if (!dialog.open) {
      gone()
      return
    }
    const held = dialog.querySelector<HTMLElement>(':focus')
    dialog.removeAttribute('open')
    showDialog(dialog, held)
    return () => dialog.close()
  }, [ref])
}
