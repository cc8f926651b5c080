import { useEffectEvent, useLayoutEffect, useRef, type RefObject } from 'react'

const firstError =
  '.answer-note, .error-summary, :is(input, select, textarea)[aria-invalid="true"], [aria-invalid="true"] input'

/** Opens a closed dialog, with focus on its first error or its heading. */
export function showDialog(dialog: HTMLDialogElement): void {
  dialog.showModal()
  const stop = dialog.querySelector<HTMLElement>(firstError) ?? dialog.querySelector('h2')
  stop?.focus()
}

/**
 * Makes an open dialog modal while the visitor is in one of its fields, without moving anything.
 */
function takeOver(dialog: HTMLDialogElement, held: HTMLElement): void {
  const body = held.closest('.dialog-body')
  const top = body?.scrollTop ?? 0
  dialog.removeAttribute('open')
  // Focuses the first control and scrolls it into view.
  dialog.showModal()
  held.focus({ preventScroll: true })
  body?.scrollTo({ top, behavior: 'instant' })
}

/**
 * Moves focus that disappears with a dialog, or is on the body, to the start of the page's content:
 * nothing on the page opened the dialog.
 */
function keepFocus(dialog: HTMLDialogElement): void {
  const { activeElement, body } = document
  if (activeElement === body || dialog.contains(activeElement))
    document.getElementById('main')?.focus({ preventScroll: true })
}

/**
 * Shows a dialog as modal for as long as it is mounted. Focus goes to its first error or its
 * heading; closing returns it to what opened the dialog, or to the page's content if the dialog
 * came with the page. A dialog rendered open by the server is taken over in place, keeping the
 * visitor's focus; if it was closed before the script ran, `onGone` is called. A closed one is
 * reopened by the next `call`.
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
