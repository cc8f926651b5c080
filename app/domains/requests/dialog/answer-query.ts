import { isIsoDay } from '#i18n/iso-day.ts'

/** What the address of an answer tells of the form that was stored; nothing that was typed stands in it. */
export interface ToldAnswer {
  /** Such as `TAL-7K3M-Q9`. */
  readonly reference: string
  /** The ISO day by which we answer, where it is known. */
  readonly by?: string | undefined
  /** The form reported a claim. */
  readonly claim: boolean
  /** The ISO day on which the time to report it ends, where that may be too early to wait for our answer. */
  readonly until?: string | undefined
  /** The form named no e-mail address, so that no mail confirms it. */
  readonly unmailed: boolean
  /** The domain of a large provider, such as `gmail.com`, where the e-mail address looks like a slip of it. */
  readonly meant?: string | undefined
}

const referenceShape = /^[A-Z]{2,4}-[A-Z0-9]{4}-[A-Z0-9]{2}$/

/** The fields of the query that tell an answer. */
export function answerQuery({
  reference,
  by,
  claim,
  until,
  unmailed,
  meant,
}: ToldAnswer): Record<string, string> {
  return {
    reference,
    ...(unmailed && { mail: 'none' }),
    ...(meant && { meant }),
    ...(claim && { claim: 'reported' }),
    ...(until && { until }),
    ...(by && { by }),
  }
}

/** The field of the query with the server's signature of the others. */
export const signatureField = 'sig'

/** What an answer tells as one text, which is what is signed. */
export function answerText(told: ToldAnswer): string {
  return String(new URLSearchParams(answerQuery(told)))
}

/** What a query tells; undefined where it names no reference, so that nothing is claimed of a form that nobody sent. */
export function readAnswer(search: string): ToldAnswer | undefined {
  const query = new URLSearchParams(search)
  const reference = query.get('reference') ?? ''
  // Of an address that somebody changed, the day may be none.
  const day = (name: string) => [query.get(name) ?? ''].find(isIsoDay)
  if (!referenceShape.test(reference)) return undefined
  return {
    reference,
    by: day('by'),
    claim: query.get('claim') === 'reported',
    until: day('until'),
    unmailed: query.get('mail') === 'none',
    meant: /^[a-z][a-z-]{2,15}(?:\.[a-z]{2,3}){1,2}$/.exec(query.get('meant') ?? '')?.[0],
  }
}
