import type { RequestScope } from './request-scope.ts'
import type { RequestState } from '#platform/store/schema.server.ts'

/** The choices of requests in the inbox; `open` are those that wait for the office, `new` those that no one has read. */
export const inboxStates = [
  'open',
  'new',
  'snoozed',
  'answered',
  'closed',
  'withdrawn',
  'quarantined',
  'all',
] as const
export type InboxState = (typeof inboxStates)[number]

/** When an open request is due. */
export const inboxDues = ['overdue', 'today', 'week'] as const
export type InboxDue = (typeof inboxDues)[number]

/**
 * The stored states behind a choice. An answered request waits again once its visitor adds something; snoozed requests
 * are open ones whose day is still to come.
 */
export const statesBehind: Readonly<Record<InboxState, readonly RequestState[]>> = {
  open: ['received', 'seen', 'answered'],
  new: ['received'],
  snoozed: ['received', 'seen', 'answered'],
  answered: ['answered'],
  closed: ['closed'],
  withdrawn: ['withdrawn'],
  quarantined: ['quarantined'],
  all: ['received', 'seen', 'answered', 'closed', 'withdrawn', 'quarantined'],
}

/** A choice of requests; what is left out does not restrict. */
export interface InboxFilter {
  /** `open` by default. */
  readonly state?: InboxState
  /** All by default. */
  readonly scope?: RequestScope
  /** An office's page, or `none` for requests that no office was chosen for. */
  readonly office?: string
  /** A dialog, or `claim` for messages that report one; `contact-dialog` is then the other messages. */
  readonly kind?: string
  /** A member's id, or `none` for requests that no one has taken. */
  readonly assignee?: string
  readonly due?: InboxDue
  /** The language in which the visitor wants the answer. */
  readonly locale?: string
  /** Parts of a name, an address, a number or a reference. */
  readonly q?: string
  /** From 1. */
  readonly page?: number
}

/** Requests on one page of the inbox. */
export const inboxPageSize = 50
