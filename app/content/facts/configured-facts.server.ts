import { consentTerms } from '#map/consent-terms.ts'
import { fileLimits } from '#map/file-limits.ts'
import { monthsExpected, readClosedMonths, retention } from '#map/retention.ts'
import type { Fact } from './facts.ts'

/** What the site says of itself needs no source beside its text. */
const source = { name: 'The configuration of this site', listed: false } as const
const checked = { review: '2099-12-31' } as const

/** Throws for a value that the server would not start with either. */
function configuredMonths(): number {
  const given = process.env['RETENTION_MONTHS']
  const months = readClosedMonths(given)
  if (months !== undefined) return months
  throw new Error(`RETENTION_MONTHS: expected ${monthsExpected}, got ${JSON.stringify(given)}`)
}

/**
 * Facts about the site itself: they stand in no file of content/facts, because the code works by them. Throws where the
 * configuration is not usable.
 */
export function configuredFacts(): Fact[] {
  const months = configuredMonths()
  return [
    { id: 'site.closed-requests', kind: 'months', value: months, source, ...checked },
    { id: 'site.quarantine', kind: 'days', value: retention.quarantineDays, source, ...checked },
    { id: 'site.status-link', kind: 'days', value: retention.linkDays, source, ...checked },
    { id: 'site.post-counts', kind: 'hours', value: retention.countHours, source, ...checked },
    { id: 'site.search-misses', kind: 'days', value: retention.missDays, source, ...checked },
    { id: 'site.backups', kind: 'days', value: retention.backupDays, source, ...checked },
    { id: 'site.files', kind: 'number', value: fileLimits.count, source, ...checked },
    { id: 'site.file-megabytes', kind: 'number', value: fileLimits.bytes / 1024 ** 2, source, ...checked },
    { id: 'site.cookie-proof', kind: 'months', value: consentTerms.proofMonths, source, ...checked },
  ]
}
