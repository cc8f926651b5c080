import type { Locale, Localized } from '#map/locale.ts'
import type { Identity } from '#map/identity.ts'

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

/** A label with what belongs to it; the value may have several lines. */
export interface Fact {
  readonly label: string
  readonly value: string
}

/** A page that a mail leads to. */
export interface MailLink {
  readonly label: string
  readonly url: string
}

/** What a mail says, before it becomes plain text and HTML. */
export interface MailContent {
  readonly locale: Locale
  readonly title: string
  readonly intro: readonly string[]
  readonly facts: readonly Fact[]
  /** The page that matters most, a button. */
  readonly action?: MailLink
  /** Another page, a plain link below the button. */
  readonly also?: MailLink
  readonly closing: readonly string[]
  readonly footer: readonly string[]
}

/** A mail ready to be sent. Only `content` may hold what a visitor typed. */
export interface MailMessage {
  /** The outbox id: makes the Message-ID, so that it is the same at every attempt. */
  readonly id: string
  readonly to: string
  readonly replyTo?: string
  readonly subject: string
  readonly date: Temporal.Instant
  readonly content: MailContent
  /** What calendars take, such as an invitation or a cancellation (RFC 5546). */
  readonly calendar?: { readonly method: 'REQUEST' | 'PUBLISH' | 'CANCEL'; readonly content: string }
}
