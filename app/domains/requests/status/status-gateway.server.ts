import type { StatusGateway, StatusOutcome } from './gateway.ts'
import type { KeptFile } from '#platform/uploads/kept-file.ts'
import { faultCode } from '#platform/fault.server.ts'
import { log } from '#platform/log.server.ts'
import { findAppointment } from '#domains/appointments/book/repository.server.ts'
import { addFiles, addNote, withdrawRequest } from './follow-up.server.ts'
import type { FollowUpResult } from './follow-up.server.ts'
import {
  countAdditions,
  liveRequest,
  readStatus,
  statusAppointment,
  statusReplies,
  type AnswerBy,
} from './read-status.server.ts'
import type { OverMailed } from '#platform/protection/limits.server.ts'
import type { Store } from '#platform/store/store.server.ts'

async function attempt(
  wake: () => void,
  kind: string,
  work: Promise<FollowUpResult>,
): Promise<StatusOutcome> {
  try {
    const result = await work
    log('info', 'status.change', { kind, code: result })
    if (result === 'done') wake()
    return result
  } catch (error) {
    log('error', 'status.not-changed', { kind, code: faultCode(error) })
    return 'unavailable'
  }
}

interface StatusParts {
  /** The files of the current post. */
  readonly files: readonly KeptFile[]
  readonly answerBy?: AnswerBy | undefined
  readonly overMailed?: OverMailed | undefined
  readonly answerHours?: (() => Promise<number | undefined>) | undefined
}

/** Withdraws a request; the visitor is mailed about a cancelled appointment unless their mail limit is reached. */
async function withdraw(store: Store, token: string, overMailed: OverMailed | undefined) {
  const request = await liveRequest(store, token)
  const booked = request && (await findAppointment(store, request.id))
  return await withdrawRequest(store, token, !booked || !(await overMailed?.(request.email)))
}

/** How the status page reaches the store. */
export function createStatusGateway(
  store: Store,
  wake: () => void,
  { files, answerBy, overMailed, answerHours }: StatusParts,
): StatusGateway {
  return {
    read: async (token, locale) => {
      try {
        const [status, additions, appointment, replies, pace] = await Promise.all([
          readStatus(store, token, answerBy, locale),
          countAdditions(store, token),
          statusAppointment(store, token),
          statusReplies(store, token),
          answerHours?.(),
        ])
        if (!status || !additions) return undefined
        const { createdAt, updatedAt, ...view } = status
        return {
          ...view,
          ...additions,
          replies,
          ...(appointment && { appointment }),
          ...(pace !== undefined && { answerHours: pace }),
          createdAt: createdAt.toString(),
          updatedAt: updatedAt.toString(),
        }
      } catch (error) {
        log('error', 'status.not-read', { code: faultCode(error) })
        return 'unavailable'
      }
    },
    addNote: (token, text) => attempt(wake, 'note', addNote(store, token, text)),
    addFiles: async (token) =>
      files.length === 0 ? 'empty' : await attempt(wake, 'files', addFiles(store, token, files)),
    withdraw: (token) => attempt(wake, 'withdraw', withdraw(store, token, overMailed)),
  }
}
