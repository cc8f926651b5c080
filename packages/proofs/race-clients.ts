import { bookingPath, send, type Sent } from '../../tests/support/send-form.ts'
import type { SiteProcess } from '../../tests/support/site-process.ts'

/**
 * Undefined if a connection was closed before its answer could be read; a missing server is a
 * fault.
 */
function unlessReset(error: unknown): undefined {
  const cause =
    error instanceof TypeError ? (error.cause as { readonly code?: string } | undefined) : undefined
  if (cause?.code !== 'ECONNRESET') throw error
}

/**
 * Sends a form until it is judged. A machine without processor time for five seconds answers 408 to
 * what it could not read, and closes that connection while the client may still be writing; repeats
 * of the same form count once.
 */
export async function fight(url: string, form: URLSearchParams): Promise<Sent & { readonly again: number }> {
  for (let again = 0; ; again++) {
    const answer = await send(url, form, bookingPath).catch(unlessReset)
    if (answer !== undefined && answer.status !== 408) return { ...answer, again }
  }
}

/** Cancels the appointment behind a link, as its visitor does. */
export async function cancel({ url }: SiteProcess, token: string): Promise<void> {
  const body = new URLSearchParams({ intent: 'cancel', sure: 'on' })
  await fetch(`${url}/en/appointment/${token}`, { method: 'POST', body, redirect: 'manual' })
}
