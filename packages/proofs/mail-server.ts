import { once } from 'node:events'
import type { Server, Socket } from 'node:net'
import { text } from 'node:stream/consumers'
import { SMTPServer } from 'smtp-server'
import { freePort } from '../../tests/support/free-port.ts'
import { readMail } from '../../tests/support/mail.ts'

/** A whole mail as the server read it. */
export interface OfferedMail {
  /** Recipient and request: the same at every attempt to send it. */
  readonly key: string
  /** Its Message-ID. */
  readonly id: string
}

/** The server's behaviour: accept, stay silent from then on, or answer with this code. */
export type Verdict = 'take' | 'stall' | number

/** How a mail server answers at each step; omitted steps are accepted. */
export interface Rules {
  readonly greet?: () => Verdict
  readonly recipient?: (to: string) => Verdict
  /** DATA was received; none of the mail has arrived yet. */
  readonly opened?: (to: string) => Verdict
  /** The whole mail has arrived and is not answered yet. */
  readonly arrived?: (to: string, mail: OfferedMail) => Verdict
}

/** An SMTP server for proofs of mail failures. */
export interface ProofMailServer {
  readonly url: string
  /** Every mail received completely, whatever the answer. */
  readonly offered: OfferedMail[]
  /** The accepted ones: an answer that a dead process could not read still counts. */
  readonly taken: OfferedMail[]
  /** How often it went silent, and how often it answered with a code. */
  readonly stalled: () => number
  readonly answered: () => number
  readonly follow: (rules: Rules) => void
  /** Stops or resumes listening. */
  readonly refuse: () => Promise<void>
  readonly listen: () => Promise<void>
  /** Closes every open connection. */
  readonly drop: () => void
}

/** A mail's identity, however often it is sent. */
export function mailKey(to: string, reference: string): string {
  return `${to} ${reference}`
}

function read(to: string, source: string): OfferedMail {
  const { headers, parts } = readMail(source)
  const reference = /\b[A-Z]{2,4}-[A-Z0-9]{4}-[A-Z0-9]{2}\b/.exec(parts[0] ?? '')?.[0] ?? ''
  return { key: mailKey(to, reference), id: headers.get('message-id')?.join() ?? '' }
}

/** Starts one on a free port of this machine. */
export async function openMailServer(): Promise<ProofMailServer> {
  const port = await freePort()
  const offered: OfferedMail[] = []
  const taken: OfferedMail[] = []
  const sockets = new Set<Socket>()
  let rules: Rules = {}
  let stalled = 0
  let answered = 0
  let current: SMTPServer

  const give = (verdict: Verdict, done: (error?: Error) => void) => {
    if (verdict === 'take') return done()
    if (verdict === 'stall') return void stalled++
    answered++
    done(Object.assign(new Error('as the proof wants it'), { responseCode: verdict }))
  }

  const listen = async () => {
    current = new SMTPServer({
      authOptional: true,
      disabledCommands: ['STARTTLS', 'AUTH'],
      onConnect: (_session, done) => give(rules.greet?.() ?? 'take', done),
      onRcptTo: ({ address }, _session, done) => give(rules.recipient?.(address) ?? 'take', done),
      onData: (stream, { envelope }, done) => {
        const to = envelope.rcptTo.map(({ address }) => address).join()
        const verdict = rules.opened?.(to) ?? 'take'
        const judge = (source: string) => {
          // Anything after the server went silent or refused counts as lost.
          if (verdict !== 'take') return give(verdict, done)
          const mail = read(to, source)
          const last = rules.arrived?.(to, mail) ?? 'take'
          offered.push(mail)
          if (last === 'take') taken.push(mail)
          give(last, done)
        }
        // A stream that its sender aborted fails, and nothing of it was accepted.
        text(stream).then(judge, done)
      },
    })
    // A killed sender breaks its connections.
    current.on('error', () => undefined)
    const server: Server = current.server
    server.on('connection', (socket: Socket) => {
      sockets.add(socket)
      socket.once('close', () => sockets.delete(socket))
    })
    current.listen(port, '127.0.0.1')
    await once(server, 'listening')
  }
  const drop = () => {
    for (const socket of sockets) socket.destroy()
  }
  await listen()
  return {
    url: `smtp://127.0.0.1:${port}`,
    offered,
    taken,
    stalled: () => stalled,
    answered: () => answered,
    follow: (next) => (rules = next),
    refuse: async () => {
      const closed = new Promise<void>((resolve) => current.close(() => resolve()))
      drop()
      await closed
    },
    listen,
    drop,
  }
}
