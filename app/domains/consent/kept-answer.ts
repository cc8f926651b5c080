import type { Answer } from './answer.ts'

/** The key under which the browser keeps the answer; content/consent.yaml lists it. */
export const answerKey = 'consent'

function isAnswer(value: unknown): value is Answer {
  const { value: ids, asked, version, date, record } = (value ?? {}) as Partial<Answer>
  const texts = [ids, asked, record].every((text) => typeof text === 'string')
  return texts && typeof version === 'number' && !Number.isNaN(Date.parse(date ?? ''))
}

/** Reads kept text; what is missing, damaged or of another shape is no answer. */
export function parseAnswer(text: string | null): Answer | undefined {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return isAnswer(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** The answer that this browser keeps; none where storage is blocked. */
export function readAnswer(): Answer | undefined {
  try {
    return parseAnswer(localStorage.getItem(answerKey))
  } catch {
    return undefined
  }
}

/**
 * Keeps an answer. Where storage is blocked it holds for this page, and is asked for again on the next.
 * @returns whether it is kept
 */
export function keepAnswer(answer: Answer): boolean {
  try {
    localStorage.setItem(answerKey, JSON.stringify(answer))
    return true
  } catch {
    return false
  }
}
