import { once } from 'node:events'
import type { AddressInfo } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import type { SMTPServerOptions } from 'smtp-server'
import type { MailConfig } from '#platform/mail/message.server.ts'
import type { Identity } from '#map/identity.ts'

/** A message as received by a mail server. */
export interface CaughtMail {
  readonly from: string
  readonly to: readonly string[]
  readonly source: string
}

export interface Mailbox {
  readonly url: string
  readonly mails: CaughtMail[]
  close(): Promise<void>
}

/**
 * A real SMTP server on this machine that keeps received messages. Options let it reject, as real
 * ones do.
 */
export async function openMailbox(options: SMTPServerOptions = {}): Promise<Mailbox> {
  const mails: CaughtMail[] = []
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS', 'AUTH'],
    onData: (stream, session, done) => {
      const { mailFrom, rcptTo } = session.envelope
      const keep = (source: string) => {
        mails.push({
          from: mailFrom ? mailFrom.address : '',
          to: rcptTo.map(({ address }) => address),
          source,
        })
        done()
      }
      text(stream).then(keep, done)
    },
    ...options,
  })
  server.listen(0, '127.0.0.1')
  await once(server.server, 'listening')
  const { port } = server.server.address() as AddressInfo
  return {
    url: `smtp://127.0.0.1:${port}`,
    mails,
    close: () => new Promise((resolve) => server.close(resolve)),
  }
}

/** A parsed message: header lines by lower-case name, each text part decoded. */
export interface ReadMail {
  readonly headers: ReadonlyMap<string, readonly string[]>
  readonly parts: readonly string[]
}

function readHeaders(block: string): Map<string, string[]> {
  const headers = new Map<string, string[]>()
  for (const line of block.replaceAll(/\r\n[ \t]+/g, ' ').split('\r\n')) {
    const colon = line.indexOf(':')
    const name = line.slice(0, colon).toLowerCase()
    headers.set(name, [...(headers.get(name) ?? []), line.slice(colon + 1).trim()])
  }
  return headers
}

function decode(body: string, encoding: string): string {
  if (encoding === 'base64') return Buffer.from(body, 'base64').toString('utf8')
  if (encoding !== 'quoted-printable') return body
  const bytes = body
    .replaceAll('=\r\n', '')
    .replaceAll(/=([0-9A-F]{2})/g, (_, hex: string) => String.fromCharCode(parseInt(hex, 16)))
  return Buffer.from(bytes, 'latin1').toString('utf8')
}

function split(source: string): [string, string] {
  const end = source.indexOf('\r\n\r\n')
  return [source.slice(0, end), source.slice(end + 4)]
}

/** The non-empty parts, including nested ones. */
function readParts(source: string): string[] {
  const [head, body] = split(source)
  const headers = readHeaders(head)
  const boundary = /boundary="?([^";]+)/.exec(headers.get('content-type')?.[0] ?? '')?.[1]
  if (boundary === undefined) return [decode(body, headers.get('content-transfer-encoding')?.[0] ?? '')]
  const sections = body.split(`--${boundary}`).slice(1, -1)
  return sections.flatMap((section) => readParts(section.replace(/^\r\n/, '')))
}

/** Parses a message of one or several parts (RFC 5322, RFC 2045). */
export function readMail(source: string): ReadMail {
  return { headers: readHeaders(split(source)[0]), parts: readParts(source) }
}

/** A fictitious broker, none of whose values are in content/site.yaml. */
export const identity: Identity = {
  url: 'https://faro.example',
  brand: {
    name: 'Faro',
    legalName: 'Faro Mediación, S.L.',
    tagline: { es: '', en: '', de: '' },
    motto: { es: '', en: '', de: '' },
    referencePrefix: 'FAR',
  },
  contact: { phone: '+34971999999', phoneDisplay: '+34 971 999 999', email: 'hola@faro.example' },
  register: {
    key: 'J-9999',
    url: 'https://register.example',
    taxId: 'B99999999',
    class: 'unknown',
    commercialRegister: undefined,
    liability: undefined,
  },
  insurer: { slug: 'ponent', name: 'Ponent' },
  social: { facebook: '', linkedin: '', instagram: '', whatsapp: '' },
  offices: [],
  routeRules: [],
  holidays: {},
}

/** A mail configuration of a fictitious broker. */
export function mailConfig(changes: Partial<MailConfig> = {}): MailConfig {
  return {
    dataDir: '/nonexistent',
    from: 'web@faro.example',
    office: 'oficina@faro.example',
    officeLocale: 'es',
    statusPath: { es: '/solicitud', en: '/en/request', de: '/de/anfrage' },
    identity,
    ...changes,
  }
}
