import { findAppointment, isAhead } from '#domains/appointments/book/repository.server.ts'
import { cancelAppointment } from '#domains/appointments/book/change-appointment.server.ts'
import {
  changeState,
  handledStates,
  releaseRequest,
  type HandledState,
  withdrawMarketing,
  correctEmail,
} from '#domains/requests/store/change-request.server.ts'
import { cleanText } from '#platform/clean-text.server.ts'
import { eraseRequest, replayErasures } from '#domains/retention/erase-requests.server.ts'
import { parseAddress } from '#platform/mail/mail-address.server.ts'
import {
  deadMessages,
  dismissMessages,
  reviveMessages,
  waitingMessages,
} from '#platform/outbox/outbox-health.server.ts'
import { purge } from '#domains/retention/purge.server.ts'
import { findRequest } from '#domains/requests/store/read-requests.server.ts'
import type { Store } from '#platform/store/store.server.ts'
import { deliveryWords } from '#platform/outbox/delivery-words.server.ts'
import { localMoment } from './describe.server.ts'
import { CommandError } from './command-error.server.ts'

/** Text that goes to standard output. */
type Output = Promise<string>

function isOneOf<T extends string>(list: readonly T[], value: string): value is T {
  return (list as readonly string[]).includes(value)
}

function handledState(text: string): HandledState {
  const state = text.trim().toLowerCase()
  if (isOneOf(handledStates, state)) return state
  throw new CommandError(`"${text}" cannot be set; choose one of ${handledStates.join(', ')}`)
}

function missing(reference: string): CommandError {
  return new CommandError(`There is no request ${reference}`)
}

/** Sets what the visitor sees. @throws CommandError, also where the request may no longer change */
export async function setStatus(store: Store, reference: string, text: string): Output {
  const state = handledState(text)
  const result = await changeState(store, reference, state)
  if (result.kind === 'not-found') throw missing(reference)
  if (result.kind === 'quarantined') throw new CommandError(`${reference} is in quarantine: release it first`)
  if (result.kind === 'withdrawn')
    throw new CommandError(
      `${reference} was withdrawn and stays so: call the visitor, who can send a new request`,
    )
  if (result.kind === 'overtaken')
    throw new CommandError(`${reference} changed at this very moment, nothing was done: look at it again`)
  return result.kind === 'changed'
    ? `${reference}: ${result.from} -> ${state}\n`
    : `${reference} is ${state} already\n`
}

/** Longer reasons belong in a separate mail or call. */
const maxReason = 300

/** The options of `cancel`. */
export interface CancelOptions {
  readonly reason?: string
}

/** The reason that a visitor reads, on one line. @throws CommandError */
export function reasonOf(text: string | undefined): string | undefined {
  if (text === undefined) return undefined
  const reason = cleanText(text).replaceAll(/\s+/g, ' ').trim()
  if (reason === '') throw new CommandError('--reason needs a text, in the language of the visitor')
  if (reason.length <= maxReason) return reason
  throw new CommandError(`The reason has ${reason.length} characters, ${maxReason} at most`)
}

/**
 * Cancels an upcoming appointment on behalf of the office.
 * @throws CommandError if there is none
 */
export async function cancel(store: Store, reference: string, options: CancelOptions = {}): Output {
  const reason = reasonOf(options.reason)
  const request = await findRequest(store, { reference })
  if (!request) throw missing(reference)
  if (!(await cancelAppointment(store, request.id, { by: { reason } })))
    throw new CommandError(`${reference} has no appointment ahead`)
  // The mail quotes the reason verbatim.
  const language = reason === undefined ? '' : `; the visitor gets a mail in ${request.preferredLocale}`
  return `the appointment of ${reference} is cancelled${language}\n`
}

/**
 * Replaces a mistyped e-mail address, which ends the links sent there.
 * @throws CommandError
 */
export async function correct(store: Store, reference: string, text: string): Output {
  // Copied from a sentence it may end with a full stop; no address does.
  const email = parseAddress(text.trim().replace(/\.$/, ''))
  if (email === undefined) throw new CommandError(`"${text}" is not an e-mail address that can be written to`)
  const result = await correctEmail(store, reference, email)
  if (result.kind !== 'changed') throw missing(reference)
  return `${reference} has the address ${email}; links given out before have ended${await unconfirmed(store, reference)}\n`
}

/** Why no confirmation goes to the new address; undefined if one does. */
async function unconfirmed(store: Store, reference: string): Promise<string> {
  const request = await findRequest(store, { reference })
  if (request?.state === 'quarantined') return '; in quarantine, so a mail goes there once it is released'
  const isOver = request?.state === 'closed' || request?.state === 'withdrawn'
  // The visitor is mailed about an appointment in any state.
  if (!isOver || (await findAppointment(store, request.id))) return ''
  return `; ${request.state}, so no mail goes there: write to the visitor`
}

/**
 * Releases a request from quarantine.
 * @throws CommandError if it is not in quarantine
 */
export async function release(store: Store, reference: string): Output {
  const result = await releaseRequest(store, reference)
  if (result === 'not-found') throw new CommandError(`There is no request ${reference} in quarantine`)
  return `${reference} is released\n`
}

/**
 * Withdraws the consent to marketing of the person behind a request.
 * @throws CommandError if there is none
 */
export async function endMarketing(store: Store, reference: string): Output {
  const count = await withdrawMarketing(store, reference)
  if (count === undefined) throw missing(reference)
  return `consent to marketing withdrawn on ${count} of this person’s requests\n`
}

const notCleared = 'but old pages of the database could not be cleared yet: run purge in a minute'

/** The options of `erase`. */
export interface EraseOptions {
  /** Also erases a request with unsent messages, which are then lost. */
  readonly unsent?: boolean
}

/** Deletes a request for good. @throws CommandError, also while an appointment or a message of it is outstanding, and where it is gone but not cleared away */
export async function erase(store: Store, reference: string, { unsent = false }: EraseOptions): Output {
  const request = await findRequest(store, { reference })
  if (!request) throw missing(reference)
  const appointment = request.state !== 'quarantined' && (await findAppointment(store, request.id))
  if (appointment && isAhead(store, appointment)) {
    throw new CommandError(
      `${reference} has an appointment ahead: cancel ${reference} first, and erase once its messages are sent`,
    )
  }
  const waiting = unsent ? 0 : await waitingMessages(store, request.id)
  if (waiting > 0) {
    throw new CommandError(
      `${waiting} messages of ${reference} have not gone out: erase it once they are sent, which show ${reference} tells, or with erase ${reference} --unsent now, and nobody gets them`,
    )
  }
  const result = await eraseRequest(store, reference)
  if (result.kind === 'not-found') throw missing(reference)
  if (result.scrubbed) return `${reference} is erased\n`
  throw new CommandError(`${reference} is erased, ${notCleared}`)
}

/** Deletes what may not be kept any longer. @throws CommandError where it is gone but not cleared away */
export async function runPurge(store: Store): Output {
  const { requests, files, overdue, scrubbed } = await purge(store, true)
  const note = overdue > 0 ? `; ${overdue} open requests are older than that: close what is done` : ''
  const done = `purged ${requests} requests and ${files} left-over files${note}`
  if (scrubbed) return `${done}\n`
  throw new CommandError(`${done}, ${notCleared}`)
}

/** A line for each message that was given up. */
export async function dead(store: Store): Output {
  const messages = await deadMessages(store)
  if (messages.length === 0) return 'no dead messages\n'
  return messages
    .map(
      ({ reference, kind, attempts, deadAt, code }) =>
        `${[reference, localMoment(deadAt), kind.padEnd(12), `${attempts} attempts`, code, deliveryWords(code, 'en')].join('  ')}\n`,
    )
    .join('')
}

/**
 * Retries the dead messages of a request.
 * @throws CommandError if it has none
 */
export async function retry(store: Store, reference: string): Output {
  const count = await reviveMessages(store, { reference })
  if (count === 0) throw new CommandError(`${reference} has no dead messages`)
  return `${count} messages of ${reference} will be tried again\n`
}

/** What a mail server that was down for days, or refused everything, has left unsent. */
export async function retryAll(store: Store): Output {
  return `${await reviveMessages(store)} messages will be tried again\n`
}

/**
 * Discards the dead messages of a request for good.
 * @throws CommandError if it has none
 */
export async function dismiss(store: Store, reference: string): Output {
  const count = await dismissMessages(store, { reference })
  if (count === 0) throw new CommandError(`${reference} has no dead messages`)
  return `${count} messages of ${reference} are dismissed and will not be sent\n`
}

/** Erases again what a manually restored store has brought back. */
export async function replay(store: Store): Output {
  return `${await replayErasures(store)} requests erased again\n`
}
