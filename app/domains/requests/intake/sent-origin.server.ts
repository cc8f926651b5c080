import { campaignMarks, referrerField } from '#forms/visit-origin.ts'

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
