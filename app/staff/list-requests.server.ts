import { countByState } from '#domains/requests/store/read-requests.server.ts'
import { findInbox, type InboxRow } from '#domains/requests/work/inbox.server.ts'
import { inboxDues, type InboxFilter } from '#domains/requests/work/inbox-filter.ts'
import { requestKinds } from '#domains/requests/work/request-kinds.ts'
import { memberNames } from '#domains/staff/member-names.server.ts'
import type { Identity } from '#map/identity.ts'
import type { Store } from '#platform/store/store.server.ts'
import { CommandError } from './command-error.server.ts'
import { localMoment } from './describe.server.ts'
import { parsePlace } from './place-and-day.server.ts'
import { statesOf } from './request-states.server.ts'

/** The words typed after `list`. */
export interface ListOptions {
  readonly state?: string
  readonly limit?: string
  /** Only what waits for the office, by due day. */
  readonly open?: boolean
  readonly find?: string
  readonly office?: string
  readonly kind?: string
  readonly due?: string
}

function limitOf(text: string): number {
  if (/^[1-9]\d{0,5}$/.test(text)) return Number(text)
  throw new CommandError(`"${text}" is not a number of requests`)
}

function oneOf<T extends string>(
  list: readonly T[],
  option: string,
  text: string | undefined,
): T | undefined {
  if (text === undefined) return undefined
  const found = list.find((each) => each === text.trim().toLowerCase())
  if (found !== undefined) return found
  throw new CommandError(`--${option}: "${text}" is unknown; it is one of ${list.join(', ')}`)
}

/** The page of a typed office; `none` stands for requests that any office can take. */
export function officeOption(text: string | undefined, identity: Identity): string | undefined {
  return text === undefined || text === 'none' ? text : parsePlace(text, identity).office.page
}

function filterOf(options: ListOptions, identity: Identity): InboxFilter {
  if (options.open && options.state !== undefined)
    throw new CommandError('list: expected --open or --state, got both')
  const due = oneOf(inboxDues, 'due', options.due)
  const kind = oneOf(requestKinds, 'kind', options.kind)
  const office = officeOption(options.office, identity)
  return {
    state: options.open || due !== undefined ? 'open' : 'all',
    ...(options.find !== undefined && { q: options.find }),
    ...(office !== undefined && { office }),
    ...(kind !== undefined && { kind }),
    ...(due !== undefined && { due }),
  }
}

/**
 * One line of a list: when it came, its state, the language to speak or write, the kind, the office, the due day and
 * the assignee; without names of visitors, so that it can be read over a shoulder.
 */
function summaryLine(row: InboxRow, names: ReadonlyMap<string, string>): string {
  const { reference, createdAt, state, claim, dialog, office, dueOn, assignee } = row
  return [
    reference,
    localMoment(createdAt),
    state.padEnd(11),
    row.language,
    (claim ? 'claim' : dialog).padEnd(19),
    (office?.replace('office.', '') ?? 'any').padEnd(12),
    (dueOn ?? '').padEnd(10),
    (assignee && names.get(assignee)) ?? '-',
  ].join('  ')
}

/**
 * A line for each request, and the number in each state.
 * @throws CommandError
 */
export async function list(store: Store, identity: Identity, options: ListOptions): Promise<string> {
  const { limit = '50' } = options
  const most = limitOf(limit)
  const states = new Set(statesOf(options.state))
  const filter = filterOf(options, identity)
  const found = (await findInbox(store, identity, filter)).filter(({ state }) => states.has(state))
  const rows =
    filter.state === 'open'
      ? found
      : found.toSorted((a, b) => Temporal.Instant.compare(b.createdAt, a.createdAt))
  const names = await memberNames(store)
  const counts = Object.entries(await countByState(store)).map(([name, count]) => `${count} ${name}`)
  const lines = rows.slice(0, most).map((row) => summaryLine(row, names))
  return `${[...lines, counts.length > 0 ? counts.join(', ') : 'no requests'].join('\n')}\n`
}
