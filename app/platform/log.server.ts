const levels = ['debug', 'info', 'warn', 'error'] as const
export type LogLevel = (typeof levels)[number]

/**
 * The only fields that a log line may carry. None holds personal data or a secret: a reference
 * means nothing without the database.
 */
const allowed = [
  'reference',
  'references',
  'requestId',
  'outboxId',
  'uploadId',
  'dialog',
  'locale',
  'page',
  'kind',
  'state',
  'code',
  'attempt',
  'count',
  'ms',
  'bytes',
  'status',
  'method',
  'route',
  'build',
  'port',
  'dialect',
  'transport',
  'migration',
  'signal',
  'variable',
  'meant',
] as const

export type LogFields = Partial<Record<(typeof allowed)[number], string | number | boolean>>

/** Warnings and errors of one kind since the process started. */
export interface LoggedEvent {
  readonly event: string
  readonly level: 'warn' | 'error'
  /** The line's `kind`, or empty: one of a few words in the code. */
  readonly kind: string
  readonly count: number
  /** The latest, in seconds since 1970. */
  readonly lastSeconds: number
}

const seen = new Map<string, LoggedEvent>()

/** Every kind of warning and error logged so far: the metrics serve them, so that alarms need no log reader. */
export function loggedEvents(): readonly LoggedEvent[] {
  return [...seen.values()]
}

function count(level: 'warn' | 'error', event: string, kind: string, at: Date): void {
  const key = `${level} ${event} ${kind}`
  const before = seen.get(key)?.count ?? 0
  seen.set(key, { event, level, kind, count: before + 1, lastSeconds: at.getTime() / 1000 })
}

let tool = false

/**
 * For command-line tools, whose standard output is their result: from here on warnings and errors
 * go to standard error and everything else is dropped.
 */
export function logAsTool(): void {
  tool = true
}

/**
 * Writes one JSON line to standard output. Fields that are not allow-listed are dropped even when
 * the types were circumvented.
 */
export function log(level: LogLevel, event: string, fields: LogFields = {}): void {
  const at = new Date()
  if (level === 'warn' || level === 'error') count(level, event, String(fields.kind ?? ''), at)
  else if (tool) return
  const line: Record<string, unknown> = { time: at.toISOString(), level, event }
  for (const name of allowed) if (fields[name] !== undefined) line[name] = fields[name]
  const stream = tool ? process.stderr : process.stdout
  stream.write(`${JSON.stringify(line)}\n`)
}
