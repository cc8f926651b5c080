import type { Identity } from '#map/identity.ts'
import type { Locale, Localized } from '#map/locale.ts'

/** What mail needs to know; read from the environment and content/site.yaml by the caller. */
export interface MailConfig {
  /**
   * `smtp://user:password@host:587` (STARTTLS, required unless the host is
   * this machine or `?starttls=optional` is given) or `smtps://…:465`.
   * Without it each message is kept as a file in the data directory.
   */
  readonly smtpUrl?: string
  /** Holds the folder `mail` with those files. */
  readonly dataDir: string
  /** The fixed sender, a bare address; its domain makes the Message-ID. */
  readonly from: string
  /** Where the office reads its requests. */
  readonly office: string
  /** The language in which the office is written to. */
  readonly officeLocale: Locale
  /** Path of the status page; the link's secret follows as one more segment. No link without `identity.url`. */
  readonly statusPath: Localized<string>
  readonly identity: Identity
}
