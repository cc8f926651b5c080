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
  if (tool && (level === 'debug' || level === 'info')) return
  const line: Record<string, unknown> = { time: new Date().toISOString(), level, event }
  for (const name of allowed) if (fields[name] !== undefined) line[name] = fields[name]
  const stream = tool ? process.stderr : process.stdout
  stream.write(`${JSON.stringify(line)}\n`)
}
