import { minFillTime } from '#map/limits.ts'
import { campaignMarks, referrerField } from '#forms/visit-origin.ts'

/** What a form carries unseen against robots. */
interface UnseenFields {
  /** A field that people do not see. */
  readonly website?: string
  /** When the form was opened, in milliseconds since 1970. */
  readonly opened?: number
}

/**
 * Whether a form was filled as robots fill it: the unseen field, or faster than anybody types. The time of
 * opening is the visitor's own clock; where that is ahead of ours it tells nothing.
 */
export function looksLikeRobot(
  { website, opened }: UnseenFields,
  now: number,
  fastest = minFillTime,
): boolean {
  const took = opened === undefined ? undefined : now - opened
  return website !== undefined || (took !== undefined && took >= 0 && took < fastest)
}

/** Where a visit came from, as its form says. */
export interface SentOrigin {
  /** The other site's, such as `www.example.org`. */
  readonly referrerHost?: string
  /** Marks of a campaign, such as `utm_source`. */
  readonly utm: Readonly<Record<string, string>>
}

/** Longest of each value that is kept, in characters. */
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
 * What a form carried along of where the visit came from. The post's own headers tell nothing of that: they name this
 * site. Without a script only the marks are known that stand in the address to which the form was sent.
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
