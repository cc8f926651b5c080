import { onKeptChange } from '#platform/browser/kept-changes.ts'
import { answersInFields, answerFields, type Remembered } from './questions.ts'

/** The storage key; `content/consent.yaml` lists it. */
const key = 'answers'

/** What this browser remembers of the visitor's answers; nothing if storage is blocked. */
export function readAnswers(): Remembered {
  try {
    return answersInFields(new URLSearchParams(localStorage.getItem(key) ?? ''))
  } catch {
    return {}
  }
}

const listeners = new Set<() => void>()

function write(answers: Remembered): void {
  try {
    const fields = new URLSearchParams(answerFields(answers))
    if (fields.size === 0) localStorage.removeItem(key)
    else localStorage.setItem(key, String(fields))
  } catch {
    // The answers on the screen are right; they are only not remembered.
  }
  for (const listener of listeners) listener()
}

/** Some answers; one that is `undefined` is forgotten. */
export type AnswerChange = { readonly [Q in keyof Remembered]?: Remembered[Q] | undefined }

/**
 * Remembers answers in this browser only, together with the earlier ones. Call it only when the
 * visitor has just answered.
 */
export function rememberAnswers(change: AnswerChange): void {
  const all = Object.entries({ ...readAnswers(), ...change }).filter(([, answer]) => answer !== undefined)
  write(Object.fromEntries(all) as Remembered)
}

/** Forgets every answer. */
export function forgetAnswers(): void {
  write({})
}

/** Calls back when the remembered answers may have changed, here or in another document. */
export function onAnswers(changed: () => void): () => void {
  listeners.add(changed)
  const stop = onKeptChange(key, changed)
  return () => {
    stop()
    listeners.delete(changed)
  }
}
