import type { MouseEvent } from 'react'

const pressed = 'button, label, input[type="checkbox"], input[type="radio"]'

/**
 * For `onMouseDown` of a form: pressing a button, a box or its label leaves the
 * focus where it is until the press has ended. A field that is left is checked,
 * and its error would push what is pressed away between press and release, so
 * that the click would hit nothing. Sending checks every field anyway.
 */
export function keepStill(event: MouseEvent<HTMLFormElement>): void {
  const { target } = event
  if (!(target instanceof Element) || !target.closest(pressed)) return
  event.preventDefault()
  // The press of a label brings the focus by itself once it has ended, that of a box does not. Later than the click,
  // which sets the box only when it is over.
  if (target instanceof HTMLInputElement)
    target.addEventListener('click', () => setTimeout(() => target.focus()), { once: true })
}
