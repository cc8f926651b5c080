import type { ConsentPurpose } from '#content/schema/schema.consent.ts'
import { consentTerms, type ConsentSignal } from '#map/limits.ts'

/** The storage key of the answer; content/consent.yaml lists it. */
export const answerKey = 'consent'

function isAnswer(value: unknown): value is Answer {
  const { value: ids, asked, version, date, record } = (value ?? {}) as Partial<Answer>
  const texts = [ids, asked, record].every((text) => typeof text === 'string')
  return texts && typeof version === 'number' && !Number.isNaN(Date.parse(date ?? ''))
}

/** Parses the stored text; missing, damaged or malformed text is no answer. */
export function parseAnswer(text: string | null): Answer | undefined {
  try {
    const value: unknown = JSON.parse(text ?? 'null')
    return isAnswer(value) ? value : undefined
  } catch {
    return undefined
  }
}

/** The answer stored in this browser; undefined if storage is blocked. */
export function readAnswer(): Answer | undefined {
  try {
    return parseAnswer(localStorage.getItem(answerKey))
  } catch {
    return undefined
  }
}

/**
 * Stores an answer. If storage is blocked it holds for this page, and is requested again on the
 * next.
 * @returns whether it was stored
 */
export function keepAnswer(answer: Answer): boolean {
  try {
    localStorage.setItem(answerKey, JSON.stringify(answer))
    return true
  } catch {
    return false
  }
}

/** The site's consent questions, as sent by the server. */
export interface Asked {
  /** The policy's version, included in every answer. */
  readonly version: number
  /** The tag manager's address. */
  readonly script: string
  readonly purposes: readonly ConsentPurpose[]
}

/** The joined ids of the cookies of some purposes, by default of all. */
export function joinedIds(purposes: readonly ConsentPurpose[]): string {
  return purposes.flatMap(({ cookies }) => cookies.map(({ id }) => id)).join('|')
}

/** An answer as the browser stores it. */
export interface Answer {
  /** The joined ids of the cookies that are allowed. */
  readonly value: string
  /** The joined ids of all cookies configured at that time. */
  readonly asked: string
  readonly version: number
  /** ISO 8601 in UTC. */
  readonly date: string
  /** Random; the key of the server's proof. */
  readonly record: string
  /** Whether the server has stored the proof. */
  readonly proven: boolean
}

/**
 * Consent is given exactly when the stored value equals the joined ids of all configured cookies.
 */
export function isGiven({ purposes }: Asked, answer: Answer | undefined): boolean {
  return answer?.value === joinedIds(purposes)
}

/**
 * Whether an answer is still valid, be it a consent, a refusal or a partial choice: it was given to
 * the same version of the same questions, within the last twelve months.
 */
export function counts({ version, purposes }: Asked, answer: Answer, now: Date): boolean {
  const end = new Date(answer.date)
  end.setUTCMonth(end.getUTCMonth() + consentTerms.answerMonths)
  return answer.version === version && answer.asked === joinedIds(purposes) && now < end
}

/** The purposes that an answer allows, always including the required ones. */
export function allowedPurposes({ purposes }: Asked, answer: Answer | undefined): readonly ConsentPurpose[] {
  const ids = new Set(answer?.value.split('|'))
  return purposes.filter(({ required, cookies }) => required || cookies.every(({ id }) => ids.has(id)))
}

/** The storage types granted to tags under an answer. */
export function allowedSignals(asked: Asked, answer: Answer | undefined): readonly ConsentSignal[] {
  return allowedPurposes(asked, answer).flatMap(({ signals }) => signals)
}

/** The value that allows the purposes with some ids, and the required ones. */
export function valueOf({ purposes }: Asked, allowed: ReadonlySet<string>): string {
  return joinedIds(purposes.filter(({ id, required }) => required || allowed.has(id)))
}
