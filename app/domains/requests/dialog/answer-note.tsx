import { useRef, type ReactNode } from 'react'
import { Callout } from '#design/callout.tsx'
import { useEachAnswer } from '#forms/use-each-answer.ts'

interface AnswerNoteProps {
  /** `deadline` if the form was not accepted, `done` if it was. */
  readonly kind?: 'deadline' | 'done'
  readonly title: string
  /** The answer to announce: each new one takes focus. */
  readonly answer: unknown
  readonly children: ReactNode
}

/**
 * The result of a form as a whole. It takes focus, which scrolls it into view; when rendered by the server it has
 * `autofocus`, like the error summary.
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
