import { retention } from '#map/limits.ts'

/** The store's configuration; only app/platform/config reads it from the environment. */
export interface StoreConfig {
  /** Holds the SQLite file, uploads, mail files and the erasure ledger. */
  readonly dataDir: string
  /** `postgres://…`; without it the store is one SQLite file in the data directory. */
  readonly databaseUrl?: string
  /** Two to four capital letters in front of every reference. */
  readonly referencePrefix: string
  /**
   * At least 32 characters; required with `databaseUrl`, otherwise generated and stored in the data
   * directory.
   */
  readonly linkSecret?: string
  /** The secret before this one, whose links still work. */
  readonly previousLinkSecret?: string
  /** How long a status link works after the last change of its request, in days. */
  readonly linkDays: number
  /** Also queue a webhook for each request. */
  readonly webhook: boolean
  readonly retention: RetentionConfig
  /** Messages count as sent when they are stored, so that demo data reaches nobody. */
  readonly isMuted?: boolean
}

/** After how long data is deleted (GDPR art. 5.1.e). */
export interface RetentionConfig {
  /** Months after a request was closed or withdrawn. */
  readonly closedMonths: number
  /** Days after which a quarantined request is deleted. */
  readonly quarantineDays: number
}

export const defaultRetention: RetentionConfig = {
  closedMonths: retention.closedMonths,
  quarantineDays: retention.quarantineDays,
}
