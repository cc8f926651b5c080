import type { MouseEvent } from 'react'

const pressed = 'button, label, input[type="checkbox"], input[type="radio"]'

/**
 * For `onMouseDown` of a form: pressing a button, a box or its label keeps focus where it is until
 * the pointer is released. A blurred field is validated, and its error would move the pressed
 * element between press and release, so that the click would miss. Sending validates every field
 * anyway.
 */
export function keepStill(event: MouseEvent<HTMLFormElement>): void {
  const { target } = event
  const control = target instanceof Element ? target.closest<HTMLElement>(pressed) : null
  // Secondary buttons, such as the one for menus, may never report a release.
  if (!control || event.button !== 0) return
  event.preventDefault()
  if (control instanceof HTMLButtonElement && control.type === 'submit') return
  const taker = control instanceof HTMLLabelElement ? control.control : control
  // Before the click, which may remove the focused element: validating a disappearing field would
  // send the form.
  addEventListener('mouseup', () => moveFocus(taker), { once: true })
}

/**
 * Focuses a control. A box or radio button that is left for it is not validated: nothing was typed
 * there, and validating the form would delay the answer to this press by 40 ms on a slow phone.
 */
function moveFocus(taker: HTMLElement | null | undefined): void {
  const left = document.activeElement
  const ignore = (event: Event) => event.stopPropagation()
  const isChoice = left instanceof HTMLInputElement && /^(?:checkbox|radio)$/.test(left.type)
  if (isChoice) left.addEventListener('focusout', ignore)
  taker?.focus()
  left?.removeEventListener('focusout', ignore)
}
