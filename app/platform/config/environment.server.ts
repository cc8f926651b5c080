import { isIP } from 'node:net'
import * as v from 'valibot'
import { minFillTime, monthsExpected, readClosedMonths } from '#map/limits.ts'
import { ConfigFault } from '#platform/fault.server.ts'
import { isWebhookSecret, secretExpected } from '#platform/mail/webhook-signature.server.ts'
import { distance } from 'fastest-levenshtein'
import { log } from '#platform/log.server.ts'

/** Names as short as PORT have too many near matches among other programs' variables. */
const minLength = 8
const maxEdits = 2

/** A variable that the server does not read, and the one that was probably meant. */
interface MistypedName {
  readonly variable: string
  readonly meant: string
}

/**
 * Finds likely typos such as SMTP_URI or data_dir: near matches of an unset variable that the
 * server reads.
 */
export function mistypedNames(variables: NodeJS.ProcessEnv): MistypedName[] {
  const free = variableNames.filter((name) => variables[name] === undefined && name.length >= minLength)
  return Object.keys(variables).flatMap((variable) => {
    if (variableNames.includes(variable)) return []
    const meant = free.find((name) => distance(variable.toUpperCase(), name) <= maxEdits)
    return meant === undefined ? [] : [{ variable, meant }]
  })
}

/**
 * Logs likely typos: a mistyped variable leaves its default in force, such as mail that is only
 * kept in files.
 */
export function warnOfMistypedNames(variables: NodeJS.ProcessEnv): void {
  for (const name of mistypedNames(variables)) log('warn', 'config.unknown-variable', { ...name })
}

const expectedPort = 'a port between 0 and 65535'
const port = v.pipe(
  v.string(),
  v.regex(/^\d+$/, expectedPort),
  v.transform(Number),
  v.maxValue(65_535, expectedPort),
)
const address = v.pipe(v.string(), v.email('an e-mail address'))
const url = (...schemes: string[]) =>
  v.pipe(
    v.string(),
    v.check(
      (value) => schemes.some((scheme) => value.startsWith(`${scheme}://`)),
      `a URL with ${schemes.join(' or ')}`,
    ),
    v.check(isDecodable, 'a URL in which a % that stands for itself, as in a password, is written %25'),
  )

const positive = (fallback: string, expected: string) =>
  v.pipe(v.optional(v.string(), fallback), v.regex(/^[1-9]\d{0,8}$/, expected), v.transform(Number))
const webhookUrl = v.pipe(
  v.string(),
  v.check(isWebhookUrl, 'a URL with https, or http on this machine, and without a password in it'),
)
const months = v.pipe(
  v.optional(v.string(), ''),
  v.rawTransform(({ dataset, addIssue, NEVER }) => {
    const read = readClosedMonths(dataset.value)
    if (read === undefined) addIssue({ message: monthsExpected })
    return read ?? NEVER
  }),
)
const expectedSeconds = 'seconds, 300 at most'
const seconds = v.pipe(
  v.optional(v.string(), '0'),
  v.regex(/^\d+$/, expectedSeconds),
  v.transform(Number),
  v.maxValue(300, expectedSeconds),
)
const networks = v.pipe(
  v.string(),
  v.check(
    (value) => listOf(value).every(isNetwork),
    'addresses or networks such as 10.0.0.0/8, with commas between them',
  ),
  v.transform(listOf),
)

const origins = v.pipe(
  v.string(),
  v.check(
    (value) => listOf(value).every(isOrigin),
    'origins such as https://icons.example, with commas between them',
  ),
  v.transform(listOf),
)

const mailServer = v.pipe(
  url('smtp', 'smtps'),
  v.check(
    (value) => URL.canParse(value) && new URL(value).hostname !== '',
    'smtp://host:port or smtps://host:port, with %2F for a / in a password',
  ),
)

const issuer = v.pipe(
  v.string(),
  v.check(isWebhookUrl, 'the https address of the issuer, such as https://accounts.google.com'),
)

/** Passkeys need a host name, and browsers offer them only over TLS or on the machine itself. */
const deskUrl = v.pipe(
  v.string(),
  v.check(
    isDeskUrl,
    'an origin such as https://desk.example.org, or http://localhost with a port; no address in numbers, for which browsers make no passkeys',
  ),
)

const database = v.pipe(
  url('postgres', 'postgresql'),
  v.check(
    (value) => URL.canParse(value) && (new URL(value).hostname !== '' || /[?&]host=/.test(value)),
    'postgres://user:password@host:port/database, with %2F, %23 and %3F for /, # and ? in a password',
  ),
)

const scanner = v.pipe(
  v.string(),
  v.check(isScanner, 'host:port, such as 127.0.0.1:3310, or the whole path of a socket'),
)

const linkSecret = v.optional(v.pipe(v.string(), v.minLength(32, 'at least 32 characters')))

/** Variables whose values are never quoted: they are secrets or contain a password. */
const secret: ReadonlySet<string> = new Set([
  'DATABASE_URL',
  'LINK_SECRET',
  'LINK_SECRET_PREVIOUS',
  'SMTP_URL',
  'WEBHOOK_URL',
  'WEBHOOK_SECRET',
  'DESK_OIDC_CLIENT_SECRET',
])

function listOf(value: string): string[] {
  return value
    .split(',')
    .map((item) => item.trim())
    .filter((item) => item !== '')
}

function isDecodable(value: string): boolean {
  try {
    decodeURIComponent(value)
    return true
  } catch {
    return false
  }
}

function isNetwork(value: string): boolean {
  const [address = '', prefix, ...rest] = value.split('/')
  const version = isIP(address)
  // No zone (fe80::1%eth0): addresses are compared without it.
  if (version === 0 || rest.length > 0 || address.includes('%')) return false
  return prefix === undefined || (/^\d{1,3}$/.test(prefix) && Number(prefix) <= (version === 4 ? 32 : 128))
}

function isOrigin(value: string): boolean {
  if (!URL.canParse(value)) return false
  const { origin, protocol, hostname } = new URL(value)
  return origin === value && (protocol === 'https:' || (protocol === 'http:' && hostname === '127.0.0.1'))
}

function isDeskUrl(value: string): boolean {
  if (!URL.canParse(value)) return false
  const { origin, protocol, hostname } = new URL(value)
  if (origin !== value || isIP(hostname.replaceAll(/[[\]]/g, '')) !== 0) return false
  return protocol === 'https:' || (protocol === 'http:' && hostname === 'localhost')
}

function isScanner(value: string): boolean {
  if (value.startsWith('/')) return true
  if (!/^(?:\[[\da-f:]+\]|[\w.-]+):\d{1,5}$/i.test(value) || !URL.canParse(`tcp://${value}`)) return false
  return new URL(`tcp://${value}`).port !== ''
}

function isWebhookUrl(value: string): boolean {
  if (!URL.canParse(value)) return false
  const { protocol, hostname, username, password } = new URL(value)
  const here = hostname === 'localhost' || hostname === '127.0.0.1' || hostname === '[::1]'
  return (protocol === 'https:' || (protocol === 'http:' && here)) && username === '' && password === ''
}

/**
 * Every variable that operators may set, except BASE_URL, which belongs to the identity
 * (app/content/identity.server.ts); README.md documents them all.
 */
const environmentSchema = v.object({
  HOST: v.optional(v.string(), '127.0.0.1'),
  PORT: v.optional(port, '3000'),
  DATA_DIR: v.optional(v.string(), './data'),
  EDIT_DIR: v.optional(v.string()),
  DATABASE_URL: v.optional(database),
  LINK_SECRET: linkSecret,
  LINK_SECRET_PREVIOUS: linkSecret,
  SMTP_URL: v.optional(mailServer),
  MAIL: v.optional(v.literal('file', 'file, to keep mail as files on purpose, or nothing')),
  MAIL_FROM: v.optional(address),
  MAIL_OFFICE: v.optional(address),
  RETENTION_MONTHS: months,
  WEBHOOK_URL: v.optional(webhookUrl),
  WEBHOOK_SECRET: v.optional(v.pipe(v.string(), v.check(isWebhookSecret, secretExpected))),
  TRUSTED_PROXIES: v.optional(networks, ''),
  POSTS_PER_ADDRESS: positive('30', 'how many forms one address may send in ten minutes'),
  POSTS_PER_MINUTE: positive('600', 'how many forms all visitors together may send in a minute'),
  FORM_MIN_MS: positive(
    String(minFillTime),
    'how long a form has to be open before it may be sent, in milliseconds',
  ),
  CONSENT_FILE: v.optional(v.string()),
  CLAMD_HOST: v.optional(scanner),
  ICON_SERVICES: v.optional(origins, ''),
  METRICS_PORT: v.optional(port),
  METRICS_HOST: v.optional(v.string(), '127.0.0.1'),
  DRAIN_SECONDS: seconds,
  // Its links name the port, so it cannot be any free one.
  DESK_PORT: v.optional(v.pipe(port, v.minValue(1, 'a port between 1 and 65535'))),
  DESK_HOST: v.optional(v.string(), '127.0.0.1'),
  DESK_URL: v.optional(deskUrl),
  DESK_PREVIEW_PORT: v.optional(v.pipe(port, v.minValue(1, 'a port between 1 and 65535'))),
  DESK_PREVIEW_URL: v.optional(deskUrl),
  DESK_OIDC_ISSUER: v.optional(issuer),
  DESK_OIDC_CLIENT_ID: v.optional(v.string()),
  DESK_OIDC_CLIENT_SECRET: v.optional(v.string()),
  DESK_OIDC_NAME: v.optional(v.string(), 'OpenID Connect'),
  NODE_ENV: v.optional(
    v.picklist(['production', 'development', 'test'], 'production, development or test'),
    'production',
  ),
})

/** The names of all variables. */
export const variableNames: readonly string[] = [...Object.keys(environmentSchema.entries), 'BASE_URL']

export type Environment = v.InferOutput<typeof environmentSchema>

/**
 * Checks the environment once at startup. Throws a ConfigFault that names each invalid variable and
 * the expected value, and quotes no secret.
 */
export function readEnvironment(variables: NodeJS.ProcessEnv = process.env): Environment {
  const given = Object.fromEntries(Object.entries(variables).filter(([, value]) => value !== ''))
  // One line per invalid variable: an invalid URL has no host to report.
  const result = v.safeParse(environmentSchema, given, { abortPipeEarly: true })
  const lines = result.success ? pairIssues(result.output) : result.issues.map(explain)
  if (result.success && lines.length === 0) return result.output
  throw new ConfigFault('config.environment', `the configuration is not usable\n  ${lines.join('\n  ')}`)
}

/** The name, the expected value and, unless it is secret, the actual one. */
function explain(issue: v.BaseIssue<unknown>): string {
  const name = v.getDotPath(issue) ?? '?'
  const got = secret.has(name) ? 'something else' : JSON.stringify(issue.input)
  return `${name}: expected ${issue.message}, got ${got}`
}

function pairIssues({
  WEBHOOK_URL,
  WEBHOOK_SECRET,
  PORT,
  METRICS_PORT,
  DESK_PORT,
  DESK_PREVIEW_PORT,
  DESK_OIDC_ISSUER,
  DESK_OIDC_CLIENT_ID,
  DESK_OIDC_CLIENT_SECRET,
  MAIL,
  SMTP_URL,
}: Environment): string[] {
  const issues: string[] = []
  if (MAIL !== undefined && SMTP_URL !== undefined)
    issues.push('MAIL=file and SMTP_URL: expected one of them at most')
  if ((WEBHOOK_URL === undefined) !== (WEBHOOK_SECRET === undefined))
    issues.push('WEBHOOK_URL and WEBHOOK_SECRET: expected both or neither')
  const oidc = [DESK_OIDC_ISSUER, DESK_OIDC_CLIENT_ID, DESK_OIDC_CLIENT_SECRET]
  if (oidc.includes(undefined) && oidc.some((value) => value !== undefined))
    issues.push('DESK_OIDC_ISSUER, DESK_OIDC_CLIENT_ID, DESK_OIDC_CLIENT_SECRET: expected all three or none')
  // Two ephemeral ports (0), as in tests, are not the same.
  if (METRICS_PORT === PORT && PORT !== 0)
    issues.push(`METRICS_PORT: expected another port than that of PORT, got ${PORT}`)
  if (DESK_PORT !== undefined && [PORT, METRICS_PORT].includes(DESK_PORT))
    issues.push(`DESK_PORT: expected another port than those of PORT and METRICS_PORT, got ${DESK_PORT}`)
  if (DESK_PREVIEW_PORT !== undefined && [PORT, METRICS_PORT, DESK_PORT].includes(DESK_PREVIEW_PORT))
    issues.push(
      `DESK_PREVIEW_PORT: expected another port than those of the other servers, got ${DESK_PREVIEW_PORT}`,
    )
  return issues
}
