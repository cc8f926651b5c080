import { getSystemErrorMessage } from 'node:util'

/**
 * The system's error for a file or an address, such as `permission denied (EACCES)`; undefined for
 * other errors.
 */
export function systemReason(error: unknown): string | undefined {
  if (!(error instanceof Error) || !('code' in error) || !('errno' in error)) return undefined
  if (typeof error.errno !== 'number' || typeof error.code !== 'string') return undefined
  return `${getSystemErrorMessage(error.errno)} (${error.code})`
}

/**
 * An unexpected failure that the caller cannot handle. Expected outcomes are values, never faults.
 * `code` is stable and free of personal data, so it may be logged; the message and the cause may
 * not.
 */
export abstract class Fault extends Error {
  readonly code: string

  constructor(code: string, message: string, options?: ErrorOptions) {
    super(message, options)
    this.name = new.target.name
    this.code = code
  }
}

/** The database or the data directory failed; codes start with `store.`. */
export class StoreFault extends Fault {}

/** A message could not be composed or stored; codes start with `mail.`. */
export class MailFault extends Fault {}

/** The configuration is invalid; found at startup, codes start with `config.`. */
export class ConfigFault extends Fault {}

/** The code under which an error of any origin is logged. */
export function faultCode(error: unknown): string {
  return error instanceof Fault ? error.code : 'unexpected'
}
