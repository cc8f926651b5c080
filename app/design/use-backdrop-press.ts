import { useRef, type MouseEvent, type PointerEvent } from 'react'

/**
 * Handlers for a dialog that call back when its backdrop is pressed: begun and ended outside the box,
 * so that marking text and letting go outside does not count.
 */
export function useBackdropPress(onPress: (dialog: HTMLDialogElement) => void) {
  const began = useRef(false)
  return {
    onPointerDown: (event: PointerEvent<HTMLDialogElement>) => {
      began.current = event.target === event.currentTarget
    },
    onClick: (event: MouseEvent<HTMLDialogElement>) => {
      if (began.current && event.target === event.currentTarget) onPress(event.currentTarget)
    },
  }
}
