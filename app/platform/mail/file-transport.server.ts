import { open, rename, rm } from 'node:fs/promises'
import { dirname } from 'node:path'
import { createTransport } from 'nodemailer'
import { MailFault } from '#platform/fault.server.ts'
import { mailFile } from '#platform/uploads/data-files.server.ts'
import { makeFolder, syncPath } from '#platform/uploads/sync-path.server.ts'
import type { MailConfig } from './mail-config.server.ts'
import { mailOptions } from './mail-options.server.ts'
import type { MailTransport } from './transport.server.ts'

/** Writes the whole file or nothing, on the disk when this returns. */
async function writeWhole(path: string, content: Buffer): Promise<void> {
  const temporary = `${path}.tmp`
  const handle = await open(temporary, 'w', 0o600)
  try {
    await handle.writeFile(content)
    await handle.sync()
    await rename(temporary, path)
  } catch (error) {
    // A full disk leaves half a message, which nobody would erase.
    await rm(temporary, { force: true })
    throw error
  } finally {
    await handle.close()
  }
  await syncPath(dirname(path))
}

/** Keeps each message as `mail/OUTBOX-ID.eml` in the data directory; a second attempt writes the same file. */
export function createFileTransport(config: MailConfig): MailTransport {
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
