import { startTransition, useEffect, useRef, useState, type ComponentType, type ReactNode } from 'react'
import { useSite } from '#i18n/locale-provider.tsx'
import type { ChecklistProps, CaseQuestion } from './answers.ts'
import { RichText } from '#design/rich-text.tsx'

/**
 * A placeholder that looks like the questions and the bar, so that hydration causes no layout
 * shift.
 */
function CasePreview({ cases }: { cases: readonly CaseQuestion[] }): ReactNode {
  return (
    <div className="checklist-head" aria-hidden="true">
      {cases.map(({ id, label, options }) => (
        <div key={id} className="case">
          <b>
            <RichText value={label} />
          </b>
          <div>
            {options.map((option) => (
              <span key={option.id} className="case-option">
                <RichText value={option.label} />
              </span>
            ))}
          </div>
        </div>
      ))}
      <div className="checklist-bar" />
    </div>
  )
}

/** If the checklist cannot be loaded, the plain list remains. */
const Bare = ({ renderList }: ChecklistProps) => <div className="checklist-bare">{renderList({})}</div>

/**
 * Lazy hydration of a list of documents: when the reader gets near it, or immediately if the
 * address names a case. Until then, and without scripts, it is the plain list, with space reserved
 * to avoid layout shift.
 */
export function LivingChecklist(props: ChecklistProps): ReactNode {
  const frame = useRef<HTMLDivElement>(null)
  const { locale } = useSite()
  const [Alive, setAlive] = useState<ComponentType<ChecklistProps>>()
  useEffect(() => {
    const near = new IntersectionObserver(
      (entries) => {
        if (!entries.at(-1)?.isIntersecting && !location.search.includes('case=')) return
        near.disconnect()
        import('./checklist-root.tsx')
          .then(({ checklistIn }) => checklistIn(locale))
          .catch(() => Bare)
          .then((view) => startTransition(() => setAlive(() => view)))
      },
      { rootMargin: '600px' },
    )
    if (frame.current) near.observe(frame.current)
    return () => near.disconnect()
  }, [locale])
  return (
    <div ref={frame} className="checklist">
      {Alive ? (
        <Alive {...props} />
      ) : (
        props.renderList({
          head: <CasePreview cases={props.cases} />,
          renderMark: () => <span className="document-box" />,
        })
      )}
    </div>
  )
}
