import { isIsoDay } from '#i18n/iso-day.ts'
import { callbackTimes, type CallbackTime } from '#domains/requests/hours/callback-times.ts'

/** What the address after a stored form says about it; nothing that was typed is part of it. */
export interface Receipt {
  /** Such as `TAL-7K3M-Q9`. */
  readonly reference: string
  /** The ISO day by which we answer, where it is known. */
  readonly by?: string | undefined
  /** The form reported a claim. */
  readonly claim: boolean
  /** The last ISO day for reporting the claim, if our answer may come too late for it. */
  readonly until?: string | undefined
  /** The form had no e-mail address, so no mail confirms it. */
  readonly unmailed: boolean
  /** The domain of a large provider, such as `gmail.com`, if the e-mail address looks like a typo of it. */
  readonly meant?: string | undefined
  /** The form asked for a call, in this part of the day. */
  readonly call?: CallbackTime | undefined
}

const referenceShape = /^[A-Z]{2,4}-[A-Z0-9]{4}-[A-Z0-9]{2}$/

/** The query fields of an answer. */
export function answerQuery({
  reference,
  by,
  claim,
  until,
  unmailed,
  meant,
  call,
}: Receipt): Record<string, string> {
  return {
    reference,
    ...(unmailed && { mail: 'none' }),
    ...(meant && { meant }),
    ...(claim && { claim: 'reported' }),
    ...(until && { until }),
    ...(by && { by }),
    ...(call && { call }),
  }
}

/** The field of the query with the server's signature of the others. */
export const signatureField = 'sig'

/** An answer's fields as one text, for signing. */
export function answerText(receipt: Receipt): string {
  return String(new URLSearchParams(answerQuery(receipt)))
}

/** Parses a query; undefined without a reference, so that the page never confirms a form that was not sent. */
export function readAnswer(search: string): Receipt | undefined {
  const query = new URLSearchParams(search)
  const reference = query.get('reference') ?? ''
  // A tampered address may hold an invalid day.
  const day = (name: string) => [query.get(name) ?? ''].find(isIsoDay)
  if (!referenceShape.test(reference)) return undefined
  return {
    reference,
    by: day('by'),
    claim: query.get('claim') === 'reported',
    until: day('until'),
    unmailed: query.get('mail') === 'none',
    meant: /^[a-z][a-z-]{2,15}(?:\.[a-z]{2,3}){1,2}$/.exec(query.get('meant') ?? '')?.[0],
    call: callbackTimes.find((time) => time === query.get('call')),
  }
}
