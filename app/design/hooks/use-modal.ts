import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'

const firstError =
  '.answer-note, .error-summary, :is(input, select, textarea)[aria-invalid="true"], [aria-invalid="true"] input'

/** Shows a dialog that is closed, with focus on its first error or its heading. */
export function showDialog(dialog: HTMLDialogElement): void {
  dialog.showModal()
  const stop = dialog.querySelector<HTMLElement>(firstError) ?? dialog.querySelector('h2')
  stop?.focus()
}

/** Makes a dialog modal that stands open, while the visitor is in one of its fields: nothing moves under their hands. */
function takeOver(dialog: HTMLDialogElement, held: HTMLElement): void {
  const body = held.closest('.dialog-body')
  const top = body?.scrollTop ?? 0
  dialog.removeAttribute('open')
  // Goes to the first control, and brings it into view.
  dialog.showModal()
  held.focus({ preventScroll: true })
  body?.scrollTo({ top, behavior: 'instant' })
}

/**
 * Moves a focus that goes with a dialog, or is nowhere, to the start of the page's content: nothing on the page has
 * opened the dialog.
 */
function keepFocus(dialog: HTMLDialogElement): void {
  const { activeElement, body } = document
  if (activeElement === body || dialog.contains(activeElement))
    document.getElementById('main')?.focus({ preventScroll: true })
}

/**
 * Shows a dialog as a modal one for as long as it is mounted. Focus goes to its first error or its
 * heading; closing gives it back to what opened the dialog, or to the page's content where that came with the dialog. A dialog that the server wrote open is
 * taken over as it stands, with focus where the visitor has put it; where it was closed
 * before the script ran, `onGone` hears of it. One that was closed is shown again by the next `call`.
 */
export function useModal(
  ref: RefObject<HTMLDialogElement | null>,
  onGone: () => void,
  call: string | undefined,
): void {
  const gone = useEffectEvent(onGone)
  const heard = useRef(call)
  useLayoutEffect(() => {
    const again = heard.current !== call
    heard.current = call
    if (again && ref.current?.open === false) showDialog(ref.current)
  }, [call, ref])
  useLayoutEffect(() => {
    const dialog = ref.current
    if (dialog === null) return
    if (!dialog.open) {
      gone()
      keepFocus(dialog)
      return
    }
    const held = dialog.querySelector<HTMLElement>(':focus')
    if (held) takeOver(dialog, held)
    else {
      dialog.removeAttribute('open')
      showDialog(dialog)
    }
    return () => {
      dialog.close()
      keepFocus(dialog)
    }
  }, [ref])
}
