import type { SMTPTransportOptions } from 'nodemailer'
import { ConfigFault } from '#platform/fault.server.ts'

/** Longest waits until a mail server greets, in milliseconds; for what comes after that see smtp-transport.ts. */
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
 * Reads the address of a mail server (see MailConfig). Over a network personal
 * data goes encrypted or not at all, unless the configuration says otherwise.
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
