import { createTransport, type SMTPTransportOptions } from 'nodemailer'
import type { Delivery } from '#platform/outbox/outbox-delivery.server.ts'
import type { MailConfig } from './message.server.ts'
import { mailOptions } from './render.server.ts'
import type { MailTransport } from './transport.server.ts'
import { ConfigFault } from '#platform/fault.server.ts'

/** Maximum time until a mail server greets, in milliseconds; for later steps see below. */
const patience = {
  connectionTimeout: 10_000,
  greetingTimeout: 10_000,
  dnsTimeout: 10_000,
}

const thisMachine = new Set(['localhost', '127.0.0.1', '[::1]'])

function credentials({ username, password }: URL): { user: string; pass: string } | undefined {
  return username === ''
    ? undefined
    : { user: decodeURIComponent(username), pass: decodeURIComponent(password) }
}

/**
 * Parses the address of a mail server (see MailConfig). Personal data is encrypted in transit
 * unless the configuration says otherwise.
 * @throws ConfigFault
 */
export function parseSmtpUrl(text: string): SMTPTransportOptions {
  const url = URL.canParse(text) ? new URL(text) : undefined
  if (!url || !['smtp:', 'smtps:'].includes(url.protocol) || url.hostname === '') {
    throw new ConfigFault('config.smtp-url', 'SMTP_URL: expected smtp://host:port or smtps://host:port')
  }
  const secure = url.protocol === 'smtps:'
  const local = thisMachine.has(url.hostname)
  const optional = url.searchParams.get('starttls') === 'optional'
  return {
    host: url.hostname.replaceAll(/[[\]]/g, ''),
    port: Number(url.port) || (secure ? 465 : 587),
    secure,
    requireTLS: !secure && !local && !optional,
    opportunisticTLS: optional,
    ignoreTLS: local,
    auth: credentials(url),
    ...patience,
  }
}

/** Watches one mail on its way to the server. */
interface SilenceWatch {
  /** The logger for nodemailer. */
  readonly options: Pick<SMTPTransportOptions, 'logger' | 'transactionLog'>
  /** Aborts when the server is silent for too long before it has the whole mail. */
  readonly signal: AbortSignal
  readonly end: () => void
}

/**
 * nodemailer has one limit for every silence after the greeting, but the one after a whole mail
 * must be far longer than the others. Its log distinguishes them: each line of the server, and the
 * end of the mail. None of it is written anywhere. A nodemailer version that logged less would end
 * attempts early and fail the tests.
 */
function watchSilence(milliseconds: number, handedOver: () => void = () => undefined): SilenceWatch {
  const silent = new AbortController()
  const timer = setTimeout(() => silent.abort(), milliseconds).unref()
  let watching = true
  const end = () => {
    watching = false
    clearTimeout(timer)
  }
  const hear = (entry: unknown) => {
    const kind = typeof entry === 'object' && entry !== null ? Reflect.get(entry, 'tnx') : undefined
    if (kind === 'server' && watching) timer.refresh()
    if (kind !== 'message') return
    end()
    handedOver()
  }
  const logger = { trace: hear, debug: hear, info: hear, warn: hear, error: hear, fatal: hear }
  return { options: { logger, transactionLog: true }, signal: silent.signal, end }
}

/**
 * The steps at which a server judges this message; elsewhere a rejection concerns our setup and may
 * be temporary.
 */
const aboutMessage = new Set(['EENVELOPE', 'EMESSAGE'])

function property(error: unknown, name: string): unknown {
  return typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined
}

/**
 * Classifies an SMTP failure (RFC 5321, 4.2.1): 5yz for the recipient or the message is permanent,
 * everything else may work later. A rejected MAIL FROM also has an envelope code, but it concerns
 * the sender, which is always us: otherwise an exhausted quota would fail every message at its
 * first attempt. The same holds for a policy rejection (5.7.x, RFC 3463) of the recipient, by which
 * relays reject us. The server's own words are dropped, because they quote addresses.
 */
function smtpFailure(error: unknown): Delivery {
  const status = property(error, 'responseCode')
  const code = String(property(error, 'code') ?? 'unknown')
  if (typeof status !== 'number') return { kind: 'retry', code: `smtp.${code}` }
  const command = property(error, 'command')
  const policy = command === 'RCPT TO' && /^5\d\d[ -]5\.7\./.test(String(property(error, 'response')))
  const aboutUs = command === 'MAIL FROM' || policy || !aboutMessage.has(code)
  const final = status >= 500 && status < 600 && !aboutUs
  return { kind: final ? 'refused' : 'retry', code: `smtp.${status}` }
}

/** How long a mail server that greeted may be silent, in milliseconds. */
export interface SmtpPatience {
  /** Until it has the whole mail; together with the rest shorter than one attempt's deadline. */
  readonly silence: number
  /**
   * For its answer to a whole mail. Giving up earlier would send it twice (RFC 5321, 4.5.3.2.6).
   */
  readonly answer: number
}

const defaultPatience: SmtpPatience = { silence: 30_000, answer: 600_000 }

/** Sends through the configured mail server, one connection per message. @throws ConfigFault */
export function createSmtpTransport(
  config: MailConfig,
  smtpUrl: string,
  { silence, answer }: SmtpPatience = defaultPatience,
): MailTransport {
  const server = { ...parseSmtpUrl(smtpUrl), socketTimeout: answer }
  return {
    name: 'smtp',
    send: async (message, signal, handedOver) => {
      const watch = watchSilence(silence, handedOver)
      const transporter = createTransport({ ...server, ...watch.options })
      const ending = AbortSignal.any([signal, watch.signal])
      try {
        await transporter.sendMail({ ...mailOptions(config, message), signal: ending })
        return { kind: 'sent' }
      } catch (error) {
        return watch.signal.aborted ? { kind: 'retry', code: 'smtp.ETIMEDOUT' } : smtpFailure(error)
      } finally {
        watch.end()
      }
    },
  }
}
