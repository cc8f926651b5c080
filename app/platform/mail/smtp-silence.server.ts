import type { SMTPTransportOptions } from 'nodemailer'

/** Watches one mail on its way to the server. */
export interface SilenceWatch {
  /** To be given to nodemailer. */
  readonly options: Pick<SMTPTransportOptions, 'logger' | 'transactionLog'>
  /** Aborts when the server says nothing for too long while it does not have the whole mail. */
  readonly signal: AbortSignal
  readonly end: () => void
}

/**
 * nodemailer has one limit for every silence after the greeting, and the one after a whole mail must be far longer than
 * the others. What its log tells of a connection keeps them apart: each line of the server, and the end of the mail. None
 * of it is written anywhere. A version that tells less would end attempts early, as silence does, and fail the tests.
 */
export function watchSilence(milliseconds: number, handedOver: () => void = () => undefined): SilenceWatch {
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
