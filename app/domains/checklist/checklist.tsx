import { useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { madridToday } from '#i18n/madrid-time.ts'
import { useT } from '#i18n/use-t.ts'
import { Checkbox } from '#design/fields/checkbox.tsx'
import { RichText } from '#design/rich-text.tsx'
import { StatusMessage } from '#design/status-message.tsx'
import { isNeeded } from './answers.ts'
import { CaseChoices } from './case-choices.tsx'
import { ChecklistBar } from './checklist-bar.tsx'
import type { ChecklistProps, ListedDocument } from './list-view.ts'
import { PaperHead } from './paper-head.tsx'
import { printList } from './print-list.ts'
import { useListState } from './use-list-state.ts'
import { useShare } from './use-share.ts'
import { useShowNamedCase } from './use-show-named-case.ts'

/** The list with its questions, boxes to tick, and what can be done with it. */
export function Checklist({ page, heading, cases, documents, renderList }: ChecklistProps): ReactNode {
  const t = useT('checklist')
  const { answers, done, query, choose, tick, clear, undo } = useListState({ page, cases })
  const { said, share } = useShare(query)
  const [day, setDay] = useState(madridToday)
  useShowNamedCase()
  const isShown = ({ when }: ListedDocument) => isNeeded(when, answers)
  const shown = documents.filter(isShown)
  const ready = shown.filter(({ id }) => done.has(id)).length

  const print = () => {
    flushSync(() => setDay(madridToday()))
    printList()
  }
  return (
    <>
      {renderList({
        answers,
        isShown,
        head: (
          <>
            <PaperHead page={page} heading={heading} cases={cases} answers={answers} day={day} />
            <div className="checklist-head">
              <CaseChoices cases={cases} answers={answers} onChoose={choose} />
              <ChecklistBar
                ready={ready}
                total={shown.length}
                onPrint={print}
                onShare={share}
                onClear={clear}
                onUndo={undo}
              />
            </div>
          </>
        ),
        renderMark: ({ id, name }) => (
          <Checkbox
            id={`have-${id}`}
            label={<RichText value={name} />}
            labelHidden
            checked={done.has(id)}
            onChange={({ target }) => tick(id, target.checked)}
          />
        ),
      })}
      <StatusMessage toast>{said && t(said.key, { link: said.link })}</StatusMessage>
    </>
  )
}
