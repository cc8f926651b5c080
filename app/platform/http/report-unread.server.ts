import { faultCode } from '#platform/fault.server.ts'
import { log } from '#platform/log.server.ts'
import { systemReason } from '#platform/system-reason.server.ts'

/** A file of the build that cannot be read is missing for this answer alone: what comes after the files answers instead. */
export function reportUnread(error: unknown): void {
  log('error', 'file.not-read', { code: systemReason(error) ?? faultCode(error) })
}
