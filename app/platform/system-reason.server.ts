import { getSystemErrorMessage } from 'node:util'

/** What the system said of a file or an address, such as `permission denied (EACCES)`; undefined where it was not the system. */
export function systemReason(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error) || !('errno' in error)) return undefined
  if (typeof error.errno !== 'number' || typeof error.code !== 'string') return undefined
  return `${getSystemErrorMessage(error.errno)} (${error.code})`
}
