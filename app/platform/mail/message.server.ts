import type { Locale, Localized } from '#map/locale.ts'
import type { Identity } from '#map/identity.ts'

/** The mail configuration; the caller reads it from the environment and content/site.yaml. */
export interface MailConfig {
  /**
   * `smtp://user:password@host:587` (STARTTLS, required unless the host is this machine or
   * `?starttls=optional` is given) or `smtps://…:465`. Without it each message is stored as a file
   * in the data directory.
   */
  readonly smtpUrl?: string
  /** Holds the folder `mail` with those files. */
  readonly dataDir: string
  /** The fixed sender, a bare address; its domain is used in the Message-ID. */
  readonly from: string
  /** The office's mailbox for requests. */
  readonly office: string
  /** The language of mails to the office. */
  readonly officeLocale: Locale
  /**
   * Path of the status page; the link's secret is appended as one more segment. No link without
   * `identity.url`.
   */
  readonly statusPath: Localized<string>
  readonly identity: Identity
}

/** A label and its value, which may have several lines. */
export interface Fact {
  readonly label: string
  readonly value: string
}

/** A page that a mail links to. */
export interface MailLink {
  readonly label: string
  readonly url: string
}

/** A mail's content before it is rendered as plain text and HTML. */
export interface MailContent {
  readonly locale: Locale
  readonly title: string
  readonly intro: readonly string[]
  readonly facts: readonly Fact[]
  /** The primary link, a button. */
  readonly action?: MailLink
  /** Another page, a plain link below the button. */
  readonly also?: MailLink
  readonly closing: readonly string[]
  readonly footer: readonly string[]
}

/** A mail ready to be sent. Only `content` may contain visitor input. */
export interface MailMessage {
  /** The outbox id: determines the Message-ID, so that it is the same at every attempt. */
  readonly id: string
  readonly to: string
  readonly replyTo?: string
  readonly subject: string
  readonly date: Temporal.Instant
  readonly content: MailContent
  /** A person wrote it, so a mail program may answer that its owner is away. */
  readonly personal?: true
  /** A calendar part, such as an invitation or a cancellation (RFC 5546). */
  readonly calendar?: { readonly method: 'REQUEST' | 'PUBLISH' | 'CANCEL'; readonly content: string }
}
