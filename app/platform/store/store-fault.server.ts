import { Fault, StoreFault } from '#platform/fault.server.ts'

/** By SQLite's primary result codes (sqlite.org/rescode.html), the low byte of `errcode`. */
const sqliteCodes: Readonly<Record<number, string>> = {
  5: 'store.busy',
  8: 'store.read-only',
  10: 'store.io',
  11: 'store.corrupt',
  13: 'store.full',
  26: 'store.corrupt',
}

/** The first two characters of PostgreSQL's SQLSTATE (appendix A of its manual). */
const postgresClasses: Readonly<Record<string, string>> = {
  '08': 'store.connection',
  // A user, a password or a database name that does not exist.
  '28': 'store.access',
  '3D': 'store.access',
  '40': 'store.busy',
  '53': 'store.full',
  '55': 'store.busy',
  '57': 'store.connection',
  '58': 'store.io',
  XX: 'store.corrupt',
}

/**
 * pg's messages, without a code, for connections that broke, went silent or could not be made in
 * time.
 */
const lostConnection =
  /^(?:Connection terminated|Client (?:has encountered|was closed|network socket disconnected)|Query read timeout|timeout exceeded when trying to connect)/

/** pg's message when the server has no TLS, and Node's codes for untrusted certificates. */
const noTls = 'The server does not support SSL connections'
const untrusted =
  /^(?:ERR_TLS_|CERT_|UNABLE_TO_|DEPTH_ZERO_|SELF_SIGNED_|HOSTNAME_MISMATCH$|INVALID_(?:CA|PURPOSE)$)/

function property(error: unknown, name: string): unknown {
  return typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined
}

/** SQLite's primary result code of an error; undefined for other errors. */
export function sqliteCode(error: unknown): number | undefined {
  const errcode = property(error, 'errcode')
  return typeof errcode === 'number' ? errcode & 0xff : undefined
}

function codeOf(error: unknown): string {
  const sqlite = sqliteCode(error)
  if (sqlite !== undefined) return sqliteCodes[sqlite] ?? 'store.failed'
  const code = property(error, 'code')
  if (code === 'ENOSPC') return 'store.full'
  if (typeof code === 'string' && untrusted.test(code)) return 'store.untrusted'
  if (error instanceof Error && error.message === noTls) return 'store.untrusted'
  // When all addresses of a host refuse, their errors are combined into one without its own
  // `syscall`.
  if (property(error, 'syscall') !== undefined || error instanceof AggregateError) return 'store.connection'
  if (error instanceof Error && lostConnection.test(error.message)) return 'store.connection'
  return (typeof code === 'string' && postgresClasses[code.slice(0, 2)]) || 'store.failed'
}

/** Whether PostgreSQL aborted in favour of another transaction, so that this one can be retried. */
export function mayRunAgain(error: unknown): boolean {
  const code = property(error, 'code')
  return code === '40001' || code === '40P01'
}

/**
 * The fault for an error of a driver or the file system. The driver's message may quote personal
 * data, so it is kept as the cause and never shown.
 */
export function asStoreFault(error: unknown): Fault {
  if (error instanceof Fault) return error
  const code = codeOf(error)
  return new StoreFault(code, `The store failed (${code})`, { cause: error })
}
