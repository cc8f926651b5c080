import { ConfigFault, MailFault } from '#platform/fault.server.ts'
import { log } from '#platform/log.server.ts'
import { parseAddress } from './mail-address.server.ts'
import type { Delivery } from '#platform/outbox/outbox-delivery.server.ts'
import type { MailConfig, MailMessage } from './message.server.ts'
import { createSmtpTransport } from './smtp-transport.server.ts'
import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { createTransport } from 'nodemailer'
import { mailFile, makeFolder, syncPath } from '#platform/uploads/data-files.server.ts'
import { mailOptions } from './render.server.ts'

/** Writes the whole file or nothing, fsynced on return. */
async function writeWhole(path: string, content: Buffer): Promise<void> {
  const temporary = `${path}.tmp`
  const handle = await open(temporary, 'w', 0o600)
  try {
    await handle.writeFile(content)
    await handle.sync()
    await rename(temporary, path)
  } catch (error) {
    // A full disk leaves half a message, which no cleanup would find.
    await rm(temporary, { force: true })
    throw error
  } finally {
    await handle.close()
  }
  await syncPath(dirname(path))
}

/**
 * Stores each message as `mail/OUTBOX-ID.eml` in the data directory; a second attempt writes the
 * same file.
 */
function createFileTransport(config: MailConfig): MailTransport {
  const transporter = createTransport({ streamTransport: true, buffer: true, newline: 'windows' })
  return {
    name: 'file',
    send: async (message) => {
      const path = mailFile(config.dataDir, message.id)
      try {
        const { message: content } = await transporter.sendMail(mailOptions(config, message))
        await makeFolder(dirname(path))
        await writeWhole(path, content as Buffer)
        return { kind: 'sent' }
      } catch (error) {
        throw new MailFault('mail.file', 'The mail file could not be written', { cause: error })
      }
    },
  }
}

/** A way to send messages. */
export interface MailTransport {
  readonly name: 'smtp' | 'file'
  /**
   * Gives up when the signal aborts; calls `handedOver` when the whole message is out and its
   * answer is pending.
   */
  send(message: MailMessage, signal: AbortSignal, handedOver?: () => void): Promise<Delivery>
}

function requireAddress(name: string, text: string): void {
  if (parseAddress(text) !== text)
    throw new ConfigFault(
      'config.mail-address',
      `${name}, or the identity's address in its place: expected an address such as info@example.org, in lower case behind the @`,
    )
}

/** SMTP when it is configured, files otherwise; logs which. @throws ConfigFault */
export function createMailTransport(config: MailConfig): MailTransport {
  requireAddress('MAIL_FROM', config.from)
  requireAddress('MAIL_OFFICE', config.office)
  const { smtpUrl } = config
  const transport = smtpUrl === undefined ? createFileTransport(config) : createSmtpTransport(config, smtpUrl)
  log(smtpUrl === undefined ? 'warn' : 'info', 'mail.transport', { transport: transport.name })
  // Outlook accepts no invitation from its own mailbox, and such mails may be treated as spoofed.
  if (smtpUrl !== undefined && config.from === config.office) log('warn', 'mail.same-address')
  return transport
}
