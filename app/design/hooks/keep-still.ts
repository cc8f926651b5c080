import type { MouseEvent } from 'react'

const pressed = 'button, label, input[type="checkbox"], input[type="radio"]'

/**
 * For `onMouseDown` of a form: pressing a button, a box or its label leaves the
 * focus where it is until the pointer is let go. A field that is left is checked,
 * and its error would push what is pressed away between press and release, so
 * that the click would hit nothing. Sending checks every field anyway.
 */
export function keepStill(event: MouseEvent<HTMLFormElement>): void {
  const { target } = event
  const control = target instanceof Element ? target.closest<HTMLElement>(pressed) : null
  // Of another button, as the one for menus, it may never be told that it was let go.
  if (!control || event.button !== 0) return
  event.preventDefault()
  if (control instanceof HTMLButtonElement && control.type === 'submit') return
  const taker = control instanceof HTMLLabelElement ? control.control : control
  // Before the click, which may take away what had the focus: the form would be sent by the check of a field that goes.
  addEventListener('mouseup', () => taker?.focus(), { once: true })
}
