import { useId, useRef, type ReactNode, type SyntheticEvent, type MouseEvent, type PointerEvent } from 'react'
import { IconButton } from './icons/icon-button.tsx'
import { useModal } from './hooks/use-modal.ts'

/**
 * Handlers for a dialog that call back when its backdrop is pressed: the press must begin and end
 * outside the box, so that selecting text and releasing outside does not count.
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
  /**
   * Called when the dialog was closed by its button, by Escape or on its backdrop; without an
   * element if that was before the script ran.
   */
  readonly onClose: (dialog?: HTMLDialogElement) => void
  /** The current call: a new one reopens a closed dialog. */
  readonly call?: string
  /** Room for two columns. */
  readonly wide?: boolean
  /** A DialogBody, followed by a DialogBar if there is something to send; a form may wrap both. */
  readonly children: ReactNode
}

/**
 * A modal dialog, open for as long as it is mounted; full-screen on small screens. Server-rendered,
 * it is open over the page and its button closes it without JavaScript.
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

/** The scrollable part between the dialog's head and its bar. */
export function DialogBody({ children }: { children: ReactNode }): ReactNode {
  return <div className="dialog-body">{children}</div>
}

interface DialogBarProps {
  /** A summary of the choice: the main part in `b`, a line that small screens omit in `small`. */
  readonly summary?: ReactNode
  /** The button. */
  readonly children: ReactNode
}

/** The bar at the foot: the choice in words and the submit button. */
export function DialogBar({ summary, children }: DialogBarProps): ReactNode {
  return (
    <div className="dialog-bar">
      {summary && <div className="dialog-summary">{summary}</div>}
      {children}
    </div>
  )
}
