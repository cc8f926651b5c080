import type { MouseEvent } from 'react'

/**
 * For `onMouseDown` of a form: pressing its submit button leaves the focus where
 * it is. A field that is left is checked, and its error would push the button
 * away between press and release, so that the click would hit nothing. Sending
 * checks every field anyway.
 */
export function keepStill(event: MouseEvent<HTMLFormElement>): void {
  const { target } = event
  if (target instanceof Element && target.closest('button[type="submit"]')) event.preventDefault()
}
