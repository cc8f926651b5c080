import type { ReactNode } from 'react'
import { useT } from '#i18n/use-t.ts'
import { Button } from '#design/button.tsx'

interface ChecklistBarProps {
  readonly ready: number
  readonly total: number
  readonly onPrint: () => void
  readonly onShare: () => void
  readonly onClear: () => void
  /** There while a clearing can be taken back. */
  readonly onUndo: (() => void) | undefined
}

/** How far the reader is, and what can be done with the list. As high as the room kept for it. */
export function ChecklistBar(props: ChecklistBarProps): ReactNode {
  const { ready, total, onPrint, onShare, onClear, onUndo } = props
  const t = useT('checklist')
  return (
    <div className="checklist-bar">
      <p className="checklist-progress" role="status">
        {t('progress', { ready, total })}
      </p>
      <button type="button" className="checklist-clear" onClick={onUndo ?? onClear}>
        {t(onUndo ? 'undo' : 'clear')}
      </button>
      <p className="checklist-kept muted">{t('kept')}</p>
      <div className="checklist-buttons">
        <Button variant="secondary" compact onClick={onPrint}>
          {t('print')}
        </Button>
        <Button variant="secondary" compact onClick={onShare}>
          {t('share')}
        </Button>
      </div>
      <progress value={ready} max={total} aria-hidden="true" />
    </div>
  )
}
