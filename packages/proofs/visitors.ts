import { randomUUID } from 'node:crypto'
import { Agent as PlainAgent, request as plainRequest, type IncomingMessage } from 'node:http'
import { Agent, request as secureRequest } from 'node:https'
import { setTimeout as sleep } from 'node:timers/promises'
import { callbackForm } from '../../tests/support/send-form.ts'

/** The visitors' target: an origin, and for a proxy of this machine its host name. */
export interface Target {
  readonly origin: string
  readonly host?: string
}

interface Answer {
  readonly status: number
  readonly location: string
}

/** The results of one run of visitors. */
export interface Visits {
  /** Correct answers. */
  done: number
  /** Failures with their details; empty if there were none. */
  readonly failed: string[]
  /** A keep-alive connection was closed under the request; browsers retry, and so do these. */
  resent: number
  /** The acknowledged references, by the form's key. */
  readonly acknowledged: Map<string, string>
  /** Response times, in milliseconds. */
  readonly times: number[]
}

/** Empty results. */
export function noVisits(): Visits {
  return { done: 0, failed: [], resent: 0, acknowledged: new Map(), times: [] }
}

type Ask = (path: string, form?: URLSearchParams) => Promise<Answer>

/** A visitor with its own keep-alive connections, like a browser's. */
export function visitor({ origin, host }: Target, seen: Visits): Ask {
  const secure = origin.startsWith('https:')
  const agent = secure
    ? new Agent({ keepAlive: true, maxSockets: 2, rejectUnauthorized: false, servername: host })
    : new PlainAgent({ keepAlive: true, maxSockets: 2 })
  const send = secure ? secureRequest : plainRequest
  const once = (path: string, form?: URLSearchParams): Promise<Answer | 'closed before'> =>
    new Promise((resolve, reject) => {
      const body = form?.toString()
      const request = send(origin + path, {
        agent,
        timeout: 15_000,
        method: form ? 'POST' : 'GET',
        headers: {
          ...(host && { host }),
          'accept-encoding': 'br',
          ...(body && {
            // As every browser does.
            origin: host === undefined ? origin : `${new URL(origin).protocol}//${host}`,
            'content-type': 'application/x-www-form-urlencoded',
            'content-length': Buffer.byteLength(body),
          }),
        },
      })
      let heard = false
      request.once('response', (answer: IncomingMessage) => {
        heard = true
        answer.resume()
        answer.once('error', reject)
        answer.once('end', () => {
          resolve({ status: answer.statusCode ?? 0, location: answer.headers.location ?? '' })
        })
      })
      request.once('timeout', () => request.destroy(new Error('no answer in 15 s')))
      request.on('error', (error: NodeJS.ErrnoException) => {
        if (request.reusedSocket && !heard && ['ECONNRESET', 'EPIPE'].includes(error.code ?? ''))
          resolve('closed before')
        else reject(error)
      })
      request.end(body)
    })
  return async (path, form) => {
    for (;;) {
      const answer = await once(path, form)
      if (answer !== 'closed before') return answer
      seen.resent++
    }
  }
}

/** Reads a page and records the result. */
export async function readPage(ask: Ask, seen: Visits, path: string): Promise<void> {
  const start = performance.now()
  try {
    const { status } = await ask(path)
    if (status === 200) seen.done++
    else seen.failed.push(`GET ${status}`)
  } catch (error) {
    seen.failed.push(`GET ${error instanceof Error ? error.message : 'failed'}`)
  }
  seen.times.push(performance.now() - start)
}

/**
 * Sends a form until it is acknowledged, with the same key. @returns whether it was. Every failed
 * attempt is recorded.
 */
export async function sendForm(ask: Ask, seen: Visits, attempts = 20): Promise<boolean> {
  const key = randomUUID()
  const form = callbackForm(key)
  for (let attempt = 0; attempt < attempts; attempt++) {
    try {
      const { status, location } = await ask('/en?dialog=callback-dialog', form)
      const reference = new URLSearchParams(location.split('?')[1]).get('reference')
      if (reference !== null) {
        seen.done++
        seen.acknowledged.set(key, reference)
        return true
      }
      seen.failed.push(`POST ${status}`)
    } catch (error) {
      seen.failed.push(`POST ${error instanceof Error ? error.message : 'failed'}`)
    }
    await sleep(100)
  }
  return false
}

/** The p-th quantile of some numbers, p from 0 to 1. */
export function quantile(values: readonly number[], p: number): number {
  const sorted = [...values].sort((a, b) => a - b)
  return Math.round((sorted[Math.min(sorted.length - 1, Math.floor(p * sorted.length))] ?? 0) * 10) / 10
}

/** How often each text occurs. */
export function tally(texts: readonly string[]): Record<string, number> {
  const counts: Record<string, number> = {}
  for (const text of texts) counts[text] = (counts[text] ?? 0) + 1
  return counts
}
