import { faultCode } from '../fault.ts'
import { log } from '../log.ts'
import { systemReason } from '../system-reason.ts'

/** A file of the build that cannot be read is missing for this answer alone: what comes after the files answers instead. */
export function reportUnread(error: unknown): void {
  log('error', 'file.not-read', { code: systemReason(error) ?? faultCode(error) })
}
