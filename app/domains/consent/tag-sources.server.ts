import type { ConsentConfig } from '#content/schema/schema.consent.ts'
import { nothingOutside, type OutsideSources } from '#platform/http/content-security-policy.server.ts'

/** Where the tags of a container from Google's own server report to (Google's guide for policies). */
const analytics = ['https://*.google-analytics.com', 'https://*.analytics.google.com']
const google = 'https://www.googletagmanager.com'

/** What the configured tag manager adds to the policy of pages; nothing without one. */
export function tagSources({ tagManager }: ConsentConfig): OutsideSources {
  if (tagManager === undefined) return nothingOutside
  const { origin } = tagManager
  // A server for tags of the broker's own takes the reports too.
  const reports = origin === google ? [origin, ...analytics] : [origin]
  return { scripts: [origin], images: reports, connections: reports }
}
