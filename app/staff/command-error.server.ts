import { Fault } from '#platform/fault.server.ts'
import { systemReason } from '#platform/system-reason.server.ts'

/** Something that the person at the keyboard can put right; its message is all they see. */
export class CommandError extends Error {}

/** Says in one sentence what could not be done, and why, where it was the system or the store that refused. */
export function because(error: unknown, what: string): unknown {
  const cause = error instanceof Fault ? error.cause : error
  const reason =
    systemReason(cause) ?? (error instanceof Fault ? `${error.message} [${error.code}]` : undefined)
  return reason === undefined ? error : new CommandError(`${what}: ${reason}`)
}
