import { createTransport } from 'nodemailer'
import type { Delivery } from '#server/store/outbox-delivery.ts'
import type { MailConfig } from './mail-config.ts'
import { mailOptions } from './mail-options.ts'
import { parseSmtpUrl } from './smtp-url.ts'
import type { MailTransport } from './transport.ts'

/** The steps at which a server judges this one message; elsewhere a refusal is about us and may be mended. */
const aboutMessage = new Set(['EENVELOPE', 'EMESSAGE'])

function property(error: unknown, name: string): unknown {
  return typeof error === 'object' && error !== null ? Reflect.get(error, name) : undefined
}

/**
 * What an SMTP failure means (RFC 5321, 4.2.1): 5yz for the recipient or the
 * message is final, everything else may work later. A refused MAIL FROM has the
 * code of the envelope too, but is about the sender, which is always us: a quota
 * that is used up would else end every message at its first attempt. The
 * server's own words are dropped, because they quote addresses.
 */
export function smtpFailure(error: unknown): Delivery {
  const status = property(error, 'responseCode')
  const code = String(property(error, 'code') ?? 'unknown')
  if (typeof status !== 'number') return { kind: 'retry', code: `smtp.${code}` }
  const aboutUs = property(error, 'command') === 'MAIL FROM' || !aboutMessage.has(code)
  const final = status >= 500 && status < 600 && !aboutUs
  return { kind: final ? 'refused' : 'retry', code: `smtp.${status}` }
}

/** Sends by the configured mail server, one connection a message. @throws ConfigFault */
export function createSmtpTransport(config: MailConfig, smtpUrl: string): MailTransport {
  const transporter = createTransport(parseSmtpUrl(smtpUrl))
  return {
    name: 'smtp',
    send: async (message, signal) => {
      try {
        await transporter.sendMail({ ...mailOptions(config, message), signal })
        return { kind: 'sent' }
      } catch (error) {
        return smtpFailure(error)
      }
    },
  }
}
