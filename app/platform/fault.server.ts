/**
 * Something that should not happen and that the caller cannot answer for.
 * Expected outcomes are values, never faults. `code` is stable and free of
 * personal data, so it may be logged; the message and the cause may not.
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

/** A message could not be composed or kept; codes start with `mail.`. */
export class MailFault extends Fault {}

/** The configuration cannot work; found at start, codes start with `config.`. */
export class ConfigFault extends Fault {}

/** The code under which an error of any origin is logged. */
export function faultCode(error: unknown): string {
  return error instanceof Fault ? error.code : 'unexpected'
}
