import type { ConsentPurpose } from '#content/schema/schema.consent.ts'
import { consentTerms, type ConsentSignal } from '#map/limits.ts'

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

/** What the site asks, as the server tells it. */
export interface Asked {
  /** The policy's version, which every answer carries. */
  readonly version: number
  /** The tag manager's address. */
  readonly script: string
  readonly purposes: readonly ConsentPurpose[]
}

/** The joined ids of the cookies of some purposes, of all where none are named. */
export function joinedIds(purposes: readonly ConsentPurpose[]): string {
  return purposes.flatMap(({ cookies }) => cookies.map(({ id }) => id)).join('|')
}

/** An answer as the browser keeps it. */
export interface Answer {
  /** The joined ids of the cookies that are allowed. */
  readonly value: string
  /** The joined ids of all cookies, as they were configured when it was given. */
  readonly asked: string
  readonly version: number
  /** ISO 8601 in UTC. */
  readonly date: string
  /** Random; the proof on the server stands under it. */
  readonly record: string
  /** Whether the server has the proof. */
  readonly proven: boolean
}

/** Consent is given exactly when the stored value equals the joined ids of all configured cookies. */
export function isGiven({ purposes }: Asked, answer: Answer | undefined): boolean {
  return answer?.value === joinedIds(purposes)
}

/**
 * Whether an answer still counts, be it a consent, a refusal or a partial choice: it was given to the same
 * version of the same questions, within the last twelve months.
 */
export function counts({ version, purposes }: Asked, answer: Answer, now: Date): boolean {
  const end = new Date(answer.date)
  end.setUTCMonth(end.getUTCMonth() + consentTerms.answerMonths)
  return answer.version === version && answer.asked === joinedIds(purposes) && now < end
}

/** The purposes that an answer allows; what is required is always among them. */
export function allowedPurposes({ purposes }: Asked, answer: Answer | undefined): readonly ConsentPurpose[] {
  const ids = new Set(answer?.value.split('|'))
  return purposes.filter(({ required, cookies }) => required || cookies.every(({ id }) => ids.has(id)))
}

/** What tags may keep under an answer. */
export function allowedSignals(asked: Asked, answer: Answer | undefined): readonly ConsentSignal[] {
  return allowedPurposes(asked, answer).flatMap(({ signals }) => signals)
}

/** The value that allows the purposes with some ids, and those that are required. */
export function valueOf({ purposes }: Asked, allowed: ReadonlySet<string>): string {
  return joinedIds(purposes.filter(({ id, required }) => required || allowed.has(id)))
}
