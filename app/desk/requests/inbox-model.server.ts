import type { InboxRow } from '#domains/requests/work/inbox.server.ts'
import { officeName, stateInWords } from '#domains/requests/work/request-words.server.ts'
import { requestMailTexts } from '#domains/requests/mail/request-mail-texts.server.ts'
import type { Member } from '#domains/staff/members.server.ts'
import { madridTime } from '#i18n/madrid-time.ts'
import { languageInWords } from '#map/language-words.ts'
import type { Locale } from '#map/locale.ts'
import type { RequestState } from '#platform/store/schema.server.ts'
import type { Store } from '#platform/store/store.server.ts'
import { localeOf, textsOf, type DeskContext, type DeskParts } from '#desk/desk-screen.server.ts'
import { dueWords, shortMoment, type DueWords } from './due-words.server.ts'

/** A request of a list in words. */
export interface RequestLine {
  readonly reference: string
  readonly name: string
  readonly about: string
  readonly due: DueWords | undefined
  readonly office: string
  readonly assignee: string | undefined
  readonly language: string
  readonly received: string
  readonly state: RequestState
  readonly stateWords: string
  /** The visitor added something after the answer. */
  readonly isAdded?: boolean
}

/** What a kind of request is called. */
export function kindInWords(kind: string, locale: Locale): string {
  const t = requestMailTexts[locale]
  return kind === 'claim' ? t('claim') : (t.find(`dialogs.${kind}`) ?? kind)
}

/** The ISO day on Mallorca. */
export function todayOf({ clock }: Store): string {
  return madridTime(new Date(clock().epochMilliseconds)).day
}

/** Members who can take requests. */
export function canTake({ role, disabledAt }: Member): boolean {
  return disabledAt === undefined && (role === 'clerk' || role === 'adviser' || role === 'manager')
}

/** Puts rows of the inbox into the member's language; `names` are those of the staff by their ids. */
export function linesIn(
  { store, identity }: DeskParts,
  context: DeskContext,
  rows: readonly InboxRow[],
  names: ReadonlyMap<string, string>,
): RequestLine[] {
  const locale = localeOf(context)
  const { requests: t } = textsOf(context)
  const today = todayOf(store)
  return rows.map((row) => ({
    reference: row.reference,
    name: row.name,
    about: kindInWords(row.claim ? 'claim' : row.dialog, locale),
    due: dueWords(row.dueOn, today, { t, locale }),
    office: officeName(identity, row.office, locale),
    assignee: row.assignee && names.get(row.assignee),
    language: languageInWords(row.language, locale),
    received: shortMoment(row.createdAt, today, locale),
    state: row.state,
    stateWords: stateInWords(row.state, locale),
    isAdded: row.addedAt !== undefined,
  }))
}
