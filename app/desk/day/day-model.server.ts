import type { DayCell, DayColumn, DayEntry, OfficeDay } from '#domains/appointments/book/read-day.server.ts'
import { dayAt } from '#domains/appointments/book/schedule.server.ts'
import type { Member } from '#domains/staff/members.server.ts'
import { mayBlock, mayHandle } from './day-access.server.ts'
import type { DayCard, OfficeTable, TableCell, TableColumn } from './day-model.ts'
import { timeOf, type DayWords } from './day-words.server.ts'

interface Viewing {
  readonly member: Member
  readonly words: DayWords
  /** The office whose table this is. */
  readonly office: string
}

function cardOf({ member, words, office }: Viewing, entry: DayEntry, isContinued: boolean): DayCard {
  const time = `${timeOf(entry.startsAt)}–${timeOf(entry.endsAt)}`
  if (entry.kind === 'block') {
    const href = mayBlock(member, entry) ? `/day/block/${entry.batch}` : undefined
    return { kind: 'block', time, reason: entry.reason, href, isContinued }
  }
  const elsewhere = entry.office === office ? undefined : words.office(entry.office)
  if (!mayHandle(member, entry)) return { kind: 'taken', time, elsewhere, isContinued }
  return {
    kind: 'appointment',
    reference: entry.reference,
    time,
    name: entry.name,
    topic: words.topic(entry.topic),
    mode: entry.mode,
    language: entry.language,
    languageWords: words.language(entry.language),
    phone: entry.phone,
    remarks: [
      ...(entry.state === 'unconfirmed' ? ['unconfirmed' as const] : []),
      ...(entry.requestState === 'quarantined' ? ['quarantined' as const] : []),
      ...(entry.isOutsideHours ? ['outsideHours' as const] : []),
    ],
    elsewhere,
    isContinued,
  }
}

/** Where an appointment is booked at a place from an instant on. */
function bookLink(viewing: Viewing, seat: string, freeFrom: Temporal.Instant): TableCell['book'] {
  const { member, words, office } = viewing
  if (!mayHandle(member, { office, seat })) return undefined
  const time = timeOf(freeFrom)
  const place = words.seat({ office, seat })
  const query = new URLSearchParams({ office, seat, time })
  const href = `/day/${dayAt(freeFrom).toString()}/book?${query.toString()}`
  return { href, label: words.t('day.bookAt', { time, place }), time, place }
}

/** Whether a cell only continues the one thing above it, so that both are drawn as one. */
function continues(cell: DayCell | undefined, entry: DayEntry): boolean {
  return cell?.entries.length === 1 && cell.entries[0] === entry && cell.continued.has(entry)
}

/** The cells of a column from top to bottom; undefined where one from above continues. */
function cellsOf(viewing: Viewing, cells: readonly DayCell[]): (TableCell | undefined)[] {
  const made: (TableCell | undefined)[] = []
  for (const [row, cell] of cells.entries()) {
    if (made.length > row) continue
    const [entry] = cell.entries
    let rows = 1
    if (entry !== undefined && cell.entries.length === 1) {
      while (continues(cells[row + rows], entry)) rows += 1
    }
    made.push({
      seat: cell.seat,
      rows,
      isOpen: cell.isOpen,
      cards: cell.entries.map((one) => cardOf(viewing, one, cell.continued.has(one))),
      book: cell.freeFrom && rows === 1 ? bookLink(viewing, cell.seat, cell.freeFrom) : undefined,
    })
    made.push(...Array.from({ length: rows - 1 }, () => undefined))
  }
  return made
}

function columnOf({ member, words, office }: Viewing, { seat, isLost }: DayColumn): TableColumn {
  return { seat, isLost, name: words.seat({ office, seat }), isOwn: seat === member.adviser }
}

/** An office's day for a member, with their own column first. */
export function officeTable(day: OfficeDay, member: Member, words: DayWords): OfficeTable {
  const viewing = { member, words, office: day.office }
  const order = day.columns
    .map((column, index) => ({ column: columnOf(viewing, column), index }))
    .toSorted((a, b) => Number(b.column.isOwn) - Number(a.column.isOwn))
  const columns = order.map(({ index }) =>
    cellsOf(
      viewing,
      day.rows.flatMap(({ cells }) => cells[index] ?? []),
    ),
  )
  return {
    page: day.office,
    name: words.office(day.office),
    isClosed: day.isClosed,
    columns: order.map(({ column }) => column),
    rows: day.rows.map(({ time }, row) => ({ time, cells: columns.flatMap((cells) => cells[row] ?? []) })),
  }
}
