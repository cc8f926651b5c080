import { ConfigFault } from '#platform/fault.server.ts'
import { log } from '#platform/log.server.ts'
import { parseAddress } from './mail-address.server.ts'
import type { Delivery } from '#platform/outbox/outbox-delivery.server.ts'
import { createFileTransport } from './file-transport.server.ts'
import type { MailConfig } from './mail-config.server.ts'
import type { MailMessage } from './message.server.ts'
import { createSmtpTransport } from './smtp-transport.server.ts'

/** A way for messages to leave. */
export interface MailTransport {
  readonly name: 'smtp' | 'file'
  /** Gives up when the signal aborts; calls `handedOver` when the whole message is out and its answer is waited for. */
  send(message: MailMessage, signal: AbortSignal, handedOver?: () => void): Promise<Delivery>
}

function requireAddress(name: string, text: string): void {
  if (parseAddress(text) !== text)
    throw new ConfigFault(
      'config.mail-address',
      `${name}, or the identity's address in its place: expected an address such as info@example.org, in lower case behind the @`,
    )
}

/** SMTP when it is configured, files otherwise, and the log says which. @throws ConfigFault */
export function createMailTransport(config: MailConfig): MailTransport {
  requireAddress('MAIL_FROM', config.from)
  requireAddress('MAIL_OFFICE', config.office)
  const { smtpUrl } = config
  const transport = smtpUrl === undefined ? createFileTransport(config) : createSmtpTransport(config, smtpUrl)
  log(smtpUrl === undefined ? 'warn' : 'info', 'mail.transport', { transport: transport.name })
  // Outlook takes no invitation from its own mailbox, and a mailbox may hold such mails for forged.
  if (smtpUrl !== undefined && config.from === config.office) log('warn', 'mail.same-address')
  return transport
}
