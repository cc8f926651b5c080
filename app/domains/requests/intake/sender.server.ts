import { minFillTime } from '#map/limits.ts'
import { campaignMarks, referrerField } from '#forms/visit-origin.ts'

/** The hidden robot checks of a form. */
interface UnseenFields {
  /** A hidden field. */
  readonly website?: string
  /** When the form was opened, in milliseconds since 1970. */
  readonly opened?: number
}

/**
 * Whether a form was filled as robots do it: with the hidden field, or faster than a person types. The opening time is
 * by the visitor's clock; with clock skew into the future it says nothing.
 */
export function looksLikeRobot(
  { website, opened }: UnseenFields,
  now: number,
  fastest = minFillTime,
): boolean {
  const took = opened === undefined ? undefined : now - opened
  return website !== undefined || (took !== undefined && took >= 0 && took < fastest)
}

/** The visit's origin according to its form. */
export interface SentOrigin {
  /** The referring site's host, such as `www.example.org`. */
  readonly referrerHost?: string
  /** Campaign parameters, such as `utm_source`. */
  readonly utm: Readonly<Record<string, string>>
}

/** Maximum length of each stored value, in characters. */
const longest = 100

const hostName = /^[a-z0-9-]+(?:\.[a-z0-9-]+)+$/

function marksIn(source: FormData | URLSearchParams): Record<string, string> {
  const marks = campaignMarks.map((name) => [name, source.get(name)] as const)
  return Object.fromEntries(
    marks.flatMap(([name, value]) =>
      typeof value === 'string' && value ? [[name, value.slice(0, longest)]] : [],
    ),
  )
}

/**
 * The visit's origin as sent with a form. The post's own headers do not show it: they name this site. Without
 * JavaScript only the campaign parameters in the form's address are known.
 */
export function sentOrigin(fields: FormData, address: URL, siteUrl: string): SentOrigin {
  const host = String(fields.get(referrerField) ?? '').toLowerCase()
  const own = [address.hostname, URL.canParse(siteUrl) ? new URL(siteUrl).hostname : '']
  const isOther = host.length <= longest && hostName.test(host) && !own.includes(host)
  const carried = marksIn(fields)
  return {
    ...(isOther && { referrerHost: host }),
    utm: Object.keys(carried).length > 0 ? carried : marksIn(address.searchParams),
  }
}
