import { randomUUID } from 'node:crypto'
import type { SlotDays } from '#domains/appointments/dialog/slots.ts'

/** A valid callback form with its own key. */
export function callbackForm(
  key: string = randomUUID(),
  changes: Record<string, string> = {},
): URLSearchParams {
  return new URLSearchParams({
    key,
    opened: String(Date.now() - 60_000),
    name: `Client ${key.slice(0, 8)}`,
    phone: '612345678',
    country: 'ES',
    language: 'en',
    topic: 'other',
    when: 'soon',
    time: 'any',
    privacy: 'on',
    ...changes,
  })
}

/** The result of a form; reference and token are missing if it was not acknowledged. */
export interface Sent {
  readonly status: number
  readonly text: string
  readonly reference?: string
  readonly token?: string
}

/** Sends a form and parses its answer. */
export async function send(
  url: string,
  form: URLSearchParams | FormData,
  path = '/en?dialog=callback-dialog',
): Promise<Sent> {
  const answer = await fetch(url + path, {
    method: 'POST',
    body: form,
    redirect: 'manual',
    signal: AbortSignal.timeout(300_000),
  })
  const text = await answer.text()
  const location = answer.headers.get('location') ?? ''
  const named = new URLSearchParams(location.split('?')[1])
  // A form sent by the script gets its target in the body.
  const booked = /\/appointment\/(([\w-]+)\.[\w-]+)\?done/.exec(location || text)
  const reference = named.get('reference') ?? booked?.[2]
  return { status: answer.status, text, reference, token: named.get('status') ?? booked?.[1] }
}

/** A valid form for a time of an office, with its own key. */
export function bookingForm(office: string, slot: string): URLSearchParams {
  const own = { office, slot, talk: 'es', mode: 'in-person', topic: 'other' }
  const form = callbackForm(undefined, own)
  for (const name of ['language', 'when', 'time']) form.delete(name)
  return form
}

/** The free times of an office. */
export async function freeTimes(url: string, office: string): Promise<string[]> {
  const answer = await fetch(`${url}/api/appointments/slots?office=${office}&language=es`)
  const { days } = (await answer.json()) as SlotDays
  return days.flatMap(({ slots }) => slots.filter(({ taken }) => !taken).map(({ start }) => start))
}

/** Where the site's script sends a booking. */
export const bookingPath = '/en.data?dialog=appointment-dialog'

function book(url: string, office: string, slot: string): Promise<Sent> {
  return send(url, bookingForm(office, slot), bookingPath)
}

/** Books the next free time in Palma. */
export async function bookNext(url: string): Promise<Sent> {
  const office = 'office.palma'
  return await book(url, office, (await freeTimes(url, office))[0] ?? '')
}
