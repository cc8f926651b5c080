import type { CallbackTime } from '#domains/requests/hours/callback-hours.ts'
import type { RequestDialog } from '#domains/requests/submission.ts'
import type { ScanState } from '#platform/uploads/kept-file.ts'
import type { OutboxEvent } from '#platform/store/schema.server.ts'
import type { Locale } from '#map/locale.ts'
import { wordsDe } from './words.de.server.ts'
import { wordsEn } from './words.en.server.ts'
import { wordsEs } from './words.es.server.ts'

/** Every word of the mails in one language. Functions take what stands inside the sentence. */
export interface MailWords {
  /** What was asked for, as it stands in subjects and headings. */
  readonly dialogs: Readonly<Record<RequestDialog, string>>
  /** The same of a message that reports a claim. */
  readonly claim: string
  readonly languages: Readonly<Record<Locale, string>>
  readonly yes: string
  readonly no: string
  readonly visitor: {
    readonly subject: (reference: string) => string
    readonly title: string
    readonly greeting: string
    readonly received: string
    readonly next: {
      readonly callback: string
      /** For a call on a day that the visitor named, in its part if they chose one; both as the reader writes them. */
      readonly callbackOn: (day: string, part?: string) => string
      readonly appointment: string
      readonly other: string
    }
    /** When in a day a call was asked for; nothing for any time. */
    readonly parts: Readonly<Record<Exclude<CallbackTime, 'any'>, string>>
    /** `day` is already written as the reader writes it. */
    readonly answerBy: (day: string) => string
    /** Said of a claim whose time to report ends before we answer; `day` as the reader writes it. */
    readonly reportBy: (day: string, phone: string) => string
    readonly quote: (reference: string) => string
    readonly status: string
    /** A request for insurance is neither a contract nor cover. */
    readonly noCover: string
    readonly notYou: string
  }
  readonly office: {
    readonly subject: (dialog: string, reference: string) => string
    /** Stands in front of the subject when the robot checks failed. */
    readonly suspectMark: string
    readonly suspect: string
    /** Added for a booking. */
    readonly suspectHolds: string
    /** What happened to a request that the office knows; stands in front of the subject. */
    readonly news: Readonly<Partial<Record<OutboxEvent, string>>>
    /** How to get the files: a command of the staff's tool. */
    readonly files: (reference: string) => string
    readonly reply: string
    readonly noReply: string
  }
  readonly labels: {
    readonly reference: string
    readonly about: string
    readonly receivedAt: string
    /** The day by which the visitor was told to hear from the office, or is called. */
    readonly answerBy: string
    readonly page: string
    readonly locale: string
    readonly preferredLocale: string
    readonly name: string
    readonly phone: string
    readonly email: string
    readonly message: string
    readonly files: string
    /** Said of a picture that was kept as it came. */
    readonly metadata: string
    /** What a PDF holds. */
    readonly pages: (count: number) => string
    readonly attachments: (count: number) => string
    readonly scripts: (count: number) => string
    /** What the virus scanner said of a file; nothing of one in which it found nothing. */
    readonly scan: Readonly<Record<Exclude<ScanState, 'clean'>, string>>
    readonly notes: string
    readonly privacy: string
    readonly marketing: string
    readonly referrer: string
  }
  readonly privacyAgreed: (version: string, at: string) => string
  readonly footer: {
    readonly taxId: (id: string) => string
    readonly privacy: string
  }
}

/** A language without its words does not compile. */
export const mailWords: Readonly<Record<Locale, MailWords>> = { es: wordsEs, en: wordsEn, de: wordsDe }
