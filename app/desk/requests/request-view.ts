import type { RequestState } from '#platform/store/schema.server.ts'
import type { Fact } from '#platform/mail/message.server.ts'
import type { FormState } from '#desk/ui/form-state.ts'
import type { DueWords } from './due-words.server.ts'
import type { RequestLine } from './inbox-model.server.ts'

/** A text with who wrote it when. */
export interface Written {
  readonly id: string
  readonly by: string
  readonly text: string
  readonly title?: string
}

/** A file in words. */
export interface FileView {
  /** From 1, as in the address. */
  readonly number: number
  readonly name: string
  /** Its type, pages and what else to know. */
  readonly facts: string
  /** Why it cannot be opened or shown. */
  readonly problem: string | undefined
  readonly isDrawable: boolean
  /** Whether the original can be downloaded. */
  readonly isKept: boolean
}

/** A message in words. */
export interface MailView {
  readonly id: string
  readonly what: string
  readonly state: 'sent' | 'waiting' | 'trying' | 'dead' | 'settled'
  readonly words: string
  readonly at: string
  readonly why: string | undefined
}

/** A request in the member's language. */
export interface RequestView {
  readonly reference: string
  readonly name: string
  readonly about: string
  readonly state: RequestState
  readonly stateWords: string
  readonly received: string
  readonly changed: string | undefined
  readonly due: DueWords | undefined
  readonly office: string
  readonly snoozed: string | undefined
  /** Language tag of what the visitor wrote. */
  readonly lang: string
  readonly contact: {
    readonly phone: string | undefined
    readonly email: string | undefined
    readonly language: string
  }
  readonly answers: readonly Fact[]
  readonly appointment: { readonly facts: readonly Fact[]; readonly isAhead: boolean } | undefined
  readonly files: readonly FileView[]
  readonly notes: readonly Written[]
  readonly replies: readonly Written[]
  readonly internal: readonly Written[]
  readonly mails: readonly MailView[]
  readonly origin: readonly Fact[]
  readonly others: readonly RequestLine[]
  /** Whether `/people` shows everything of this person to the member. */
  readonly seesPerson: boolean
  readonly mayErase: boolean
}

/** A choice in a form. */
export interface Option {
  readonly value: string
  readonly label: string
}

/** The forms of a request's page. */
export interface RequestForms {
  /** What the page shows: a change on the basis of an older one is refused. */
  readonly version: number
  readonly work: {
    readonly state: FormState
    readonly members: readonly Option[]
    readonly assignee: string
    readonly isMine: boolean
    readonly dueOn: string
    readonly promised: string | undefined
    readonly snoozedUntil: string
  }
  readonly note: FormState
  readonly reply:
    | { readonly kind: 'refused'; readonly why: 'noAddress' | 'quarantined' | 'withdrawn' }
    | {
        readonly kind: 'form'
        readonly state: FormState
        readonly templates: readonly Option[]
        readonly after: readonly Option[]
        /** The language that the visitor reads, in words, and its tag. */
        readonly language: string
        readonly lang: string
        readonly to: string
        readonly preview: { readonly subject: string; readonly body: string } | undefined
      }
  readonly contact: FormState
  readonly email: FormState
}

/** What a colleague or the visitor changed first. */
export interface OvertakenNote {
  readonly title: string
  readonly text: string
}
