import { useId, useRef, type ReactNode, type SyntheticEvent, type MouseEvent, type PointerEvent } from 'react'
import { IconButton } from './icons/icon-button.tsx'
import { useModal } from './hooks/use-modal.ts'

/**
 * Handlers for a dialog that call back when its backdrop is pressed: begun and ended outside the box,
 * so that marking text and letting go outside does not count.
 */
function useBackdropPress(onPress: (dialog: HTMLDialogElement) => void) {
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

interface DialogProps {
  readonly title: ReactNode
  readonly closeLabel: string
  /** The dialog was closed by its button, by Escape or on its backdrop; without it where that was before the script ran. */
  readonly onClose: (dialog?: HTMLDialogElement) => void
  /** Of the call that the dialog follows: with a new one it is shown again where it was closed. */
  readonly call?: string
  /** Room for two columns. */
  readonly wide?: boolean
  /** A DialogBody, with a DialogBar after it where there is something to send; a form may hold the two. */
  readonly children: ReactNode
}

/**
 * A modal dialog, open for as long as it is mounted; the whole screen on small ones. Written by the
 * server it stands open over the page and its button closes it without JavaScript.
 */
export function Dialog({ title, closeLabel, onClose, call, wide = false, children }: DialogProps): ReactNode {
  const ref = useRef<HTMLDialogElement>(null)
  const titleId = useId()
  useModal(ref, onClose, call)
  const backdrop = useBackdropPress((dialog) => dialog.close())
  const closed = (event: SyntheticEvent<HTMLDialogElement>) => {
    if (!event.currentTarget.open) onClose(event.currentTarget)
  }
  return (
    <dialog
      ref={ref}
      open
      className={wide ? 'dialog dialog-wide' : 'dialog'}
      aria-labelledby={titleId}
      onClose={closed}
      {...backdrop}
    >
      <div className="dialog-head">
        <h2 id={titleId} tabIndex={-1}>
          {title}
        </h2>
        <form method="dialog">
          <IconButton type="submit" icon="x" label={closeLabel} />
        </form>
      </div>
      {children}
    </dialog>
  )
}

/** What scrolls between the dialog's head and its bar. */
export function DialogBody({ children }: { children: ReactNode }): ReactNode {
  return <div className="dialog-body">{children}</div>
}

interface DialogBarProps {
  /** What will be sent, in words: the choice in `b`, a line that small screens leave out in `small`. */
  readonly summary?: ReactNode
  /** The button. */
  readonly children: ReactNode
}

/** The bar that stays at the foot: the choice in words and the button that sends it. */
export function DialogBar({ summary, children }: DialogBarProps): ReactNode {
  return (
    <div className="dialog-bar">
      {summary && <div className="dialog-summary">{summary}</div>}
      {children}
    </div>
  )
}
