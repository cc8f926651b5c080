import { useRef, type ReactNode } from 'react'
import { Callout } from '#design/callout.tsx'
import { useEachAnswer } from '#forms/use-each-answer.ts'

interface AnswerNoteProps {
  /** `deadline` where the form was not taken, `done` where it was. */
  readonly kind?: 'deadline' | 'done'
  readonly title: string
  /** The answer that it tells of: each new one takes focus. */
  readonly answer: unknown
  readonly children: ReactNode
}

/**
 * What became of a form as a whole. It takes focus, which brings it into view; written by the server it has
 * `autofocus`, as the list of errors has.
 */
export function AnswerNote({ kind = 'deadline', title, answer, children }: AnswerNoteProps): ReactNode {
  const ref = useRef<HTMLDivElement>(null)
  useEachAnswer(answer, () => ref.current?.focus())
  return (
    <div
      ref={ref}
      className="answer-note"
      role={kind === 'done' ? 'status' : 'alert'}
      tabIndex={-1}
      autoFocus
    >
      <Callout kind={kind} title={title}>
        {children}
      </Callout>
    </div>
  )
}
