import type { StatusGateway, StatusOutcome } from '#pages/status/gateway.ts'
import type { KeptFile } from '#features/requests/submission.ts'
import { faultCode } from '#server/fault.ts'
import { log } from '#server/log.ts'
import { addFiles, addNote, withdrawRequest } from './follow-up.ts'
import type { FollowUpResult } from './follow-up.ts'
import { countAdditions, readStatus, statusAppointment, type AnswerBy } from './read-status.ts'
import type { Store } from './store.ts'

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

/**
 * The status page's way into the store.
 * @param files what came with this very post
 */
export function createStatusGateway(
  store: Store,
  wake: () => void,
  files: readonly KeptFile[],
  answerBy?: AnswerBy,
): StatusGateway {
  return {
    read: async (token) => {
      try {
        const [status, additions, appointment] = await Promise.all([
          readStatus(store, token, answerBy),
          countAdditions(store, token),
          statusAppointment(store, token),
        ])
        if (!status || !additions) return undefined
        const { createdAt, updatedAt, ...view } = status
        return {
          ...view,
          ...additions,
          ...(appointment && { appointment }),
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
    withdraw: (token) => attempt(wake, 'withdraw', withdrawRequest(store, token)),
  }
}
