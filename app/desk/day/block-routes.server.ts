import type { Hono } from 'hono'
import {
  affectedBy,
  type Block,
  blocksOf,
  blockTimes,
  type BlockResult,
  removeBlock,
} from '#domains/appointments/book/blocks.server.ts'
import { moveAffected } from '#domains/appointments/book/move-by-staff.server.ts'
import { dayAt, placesOf } from '#domains/appointments/book/schedule.server.ts'
import {
  findStaffAppointment,
  type StaffAppointment,
} from '#domains/appointments/book/staff-appointments.server.ts'
import { audit } from '#domains/staff/audit.server.ts'
import { blockReasons } from '#platform/store/schema.server.ts'
import { parseReference } from '#platform/store/reference.server.ts'
import {
  readForm,
  showPage,
  type DeskContext,
  type DeskEnv,
  type DeskParts,
  type PostedForm,
} from '#desk/desk-screen.server.ts'
import { requirePermission } from '#desk/access/guards.server.ts'
import { appointmentWords } from './change-routes.server.ts'
import { mayBlock, mayHandle, officesOf } from './day-access.server.ts'
import { dayPath, isoDay } from './day-address.server.ts'
import { dayWords, timeOf, type DayWords } from './day-words.server.ts'
import type { AffectedRow, MovedRow } from './block-pages.tsx'
import { formState, readReason, type ErrorKeys } from './form-words.server.ts'

/** More would make the address too long. */
const maxShown = 60

/** The fields at which a refusal stands, and the keys of its words. */
function errorOf({ kind }: Exclude<BlockResult, { readonly kind: 'blocked' }>): ErrorKeys {
  if (kind === 'unknown-place') return { seats: 'seats' }
  if (kind === 'invalid-times') return { to: 'times' }
  if (kind === 'invalid-days') return { toDay: 'days' }
  return { toDay: kind === 'past' ? 'past' : 'tooLong' }
}

/** Where, on which days and at which hours, a line for each place. */
function linesOf(words: DayWords, blocks: readonly Block[]): string[] {
  const bySeat = Map.groupBy(blocks, ({ seat }) => seat)
  return [...bySeat.values()].map((own) => {
    const [first, last] = [own[0], own.at(-1)]
    if (first === undefined || last === undefined) return ''
    const [from, to] = [words.day(dayAt(first.startsAt)), words.day(dayAt(last.startsAt))]
    const days = from === to ? from : words.t('blocked.days', { from, to })
    const end = timeOf(first.endsAt)
    const hours = `${timeOf(first.startsAt)}–${end === '00:00' ? '24:00' : end}`
    return `${words.seat(first)} · ${days} · ${hours}`
  })
}

function rowOf(words: DayWords, appointment: StaffAppointment): AffectedRow {
  const { reference, name, when, office, seat, phone, hasMail } = appointmentWords(words, appointment)
  const isUnconfirmed = appointment.state === 'unconfirmed'
  return { reference, name, when, place: `${office} · ${seat}`, phone, hasMail, isUnconfirmed }
}

/** A time as it may be typed: `9:00`, `9.00`, `0900` or `9`. */
function readTime(text = ''): string {
  const [, hour, minute = '00'] = /^(\d{1,2})(?:[:.h]?([0-5]\d))?$/.exec(text.trim()) ?? []
  return hour === undefined ? text : `${hour.padStart(2, '0')}:${minute}`
}

/** Blocks times, and deals with the appointments in them. */
export function addBlockRoutes(app: Hono<DeskEnv>, parts: DeskParts): void {
  const { store, identity } = parts
  app.use('/block/*', requirePermission(parts, 'block'))
  app.use('/block', requirePermission(parts, 'block'))

  const show = async (
    context: DeskContext,
    values: Readonly<Record<string, string>>,
    seats: readonly string[],
    errors?: ErrorKeys,
  ) => {
    const words = dayWords(context, identity)
    const member = context.get('member')
    const offices = officesOf(member, identity)
    const office = offices.find(({ page }) => page === values['office']) ?? offices[0]
    if (office === undefined) return await showPage(parts, context, 'message', { kind: 'forbidden' }, 403)
    const places = placesOf(office).filter((seat) => mayBlock(member, { seat }))
    const day = isoDay(values['fromDay']) ?? dayAt(store.clock())
    const query = (page: string) => new URLSearchParams({ office: page, date: day.toString() }).toString()
    return await showPage(
      parts,
      context,
      'block',
      {
        office: office.page,
        back: dayPath(day, office.page),
        offices: offices.map(({ page }) => ({
          href: `/day/block?${query(page)}`,
          label: words.office(page),
          current: page === office.page,
        })),
        seats: places.map((seat) => ({
          value: seat,
          label: words.seat({ office: office.page, seat }),
          checked: seats.includes(seat) || places.length === 1,
        })),
        hasAdvisers: office.advisers !== undefined,
        state: formState(words.t, values, errors),
      },
      errors === undefined ? 200 : 422,
    )
  }

  app.get('/block', async (context) => {
    const { office = '', seat = '', date } = context.req.query()
    const day = (isoDay(date) ?? dayAt(store.clock())).toString()
    return await show(context, { office, fromDay: day, toDay: day }, [seat])
  })

  const block = async (context: DeskContext, { values, all }: PostedForm): Promise<Response> => {
    const member = context.get('member')
    const seats = all('seats')
    if (seats.some((seat) => !mayBlock(member, { seat }))) {
      return await showPage(parts, context, 'message', { kind: 'forbidden' }, 403)
    }
    const reason = blockReasons.find((one) => one === values['reason'])
    if (reason === undefined) return await show(context, values, seats, { reason: 'choose' })
    const { office = '', fromDay = '', toDay = '', from, to } = values
    const result = await blockTimes(store, identity, {
      office,
      seats,
      days: { from: fromDay, to: toDay === '' ? fromDay : toDay },
      from: readTime(from),
      to: readTime(to),
      reason,
      staffId: member.id,
    })
    if (result.kind !== 'blocked') return await show(context, values, seats, errorOf(result))
    await audit(store, { action: 'times-blocked', staffId: member.id, detail: String(result.count) })
    return context.redirect(`/day/block/${result.batch}?done=appointment-blocked`, 303)
  }
  app.post('/block', async (context) => await block(context, await readForm(context)))

  /** The blocks of an address, or the page to show instead. */
  const blocksAt = async (context: DeskContext): Promise<readonly [Block, ...Block[]] | Response> => {
    const [first, ...rest] = await blocksOf(store, context.req.param('batch') ?? '')
    if (first === undefined) return await showPage(parts, context, 'message', { kind: 'missing' }, 404)
    const own = [first, ...rest].every((one) => mayBlock(context.get('member'), one))
    return own ? [first, ...rest] : await showPage(parts, context, 'message', { kind: 'forbidden' }, 403)
  }

  /** An adviser may not read what has become a colleague's: the address is not proof that it was theirs. */
  const movedRow = (context: DeskContext, words: DayWords, appointment: StaffAppointment): MovedRow => {
    const isSameTime = appointment.officeMove === undefined
    const row = { ...rowOf(words, appointment), place: words.seat(appointment), isSameTime }
    if (mayHandle(context.get('member'), appointment)) return row
    return { ...row, name: row.reference, phone: undefined, hasMail: true }
  }

  const showBlocked = async (
    context: DeskContext,
    blocks: readonly [Block, ...Block[]],
    values: Readonly<Record<string, string>> = {},
    errors?: ErrorKeys,
  ) => {
    const words = dayWords(context, identity)
    const [first] = blocks
    const tried = context.req.query('moved')
    const references = (tried ?? '')
      .split('.')
      .slice(0, maxShown)
      .flatMap((text) => parseReference(text) ?? [])
    const affected = await affectedBy(store, first.batch)
    const gone = references.filter((one) => !affected.some(({ reference }) => reference === one))
    const found = await Promise.all(gone.map((reference) => findStaffAppointment(store, reference)))
    return await showPage(
      parts,
      context,
      'blocked',
      {
        batch: first.batch,
        reason: first.reason,
        back: dayPath(dayAt(first.startsAt), first.office),
        lines: linesOf(words, blocks),
        affected: affected.map((one) => rowOf(words, one)),
        moved: found.filter((one) => one !== undefined).map((one) => movedRow(context, words, one)),
        isTried: tried !== undefined,
        state: formState(words.t, values, errors),
      },
      errors === undefined ? 200 : 422,
    )
  }

  app.get('/block/:batch', async (context) => {
    const blocks = await blocksAt(context)
    return blocks instanceof Response ? blocks : await showBlocked(context, blocks)
  })

  app.post('/block/:batch/move', async (context) => {
    const blocks = await blocksAt(context)
    if (blocks instanceof Response) return blocks
    const { values } = await readForm(context)
    const read = readReason(values['reason'])
    if (read.kind === 'too-long') return await showBlocked(context, blocks, values, read.errors)
    const member = context.get('member')
    const affected = (await affectedBy(store, blocks[0].batch)).filter((one) => mayHandle(member, one))
    const results = await moveAffected(
      store,
      identity,
      affected.map(({ reference }) => reference),
      { reason: read.reason },
    )
    for (const { kind, reference } of results) {
      if (kind !== 'moved' && kind !== 'reassigned') continue
      const requestId = affected.find((one) => one.reference === reference)?.requestId
      await audit(store, { action: 'appointment-moved', staffId: member.id, requestId })
    }
    const moved = affected.slice(0, maxShown).map(({ reference }) => reference)
    return context.redirect(`/day/block/${blocks[0].batch}?moved=${moved.join('.')}`, 303)
  })

  app.post('/block/:batch/remove', async (context) => {
    const blocks = await blocksAt(context)
    if (blocks instanceof Response) return blocks
    const [first] = blocks
    const count = await removeBlock(store, first.batch)
    const staffId = context.get('member').id
    await audit(store, { action: 'times-opened', staffId, detail: String(count) })
    const query = new URLSearchParams({ office: first.office, done: 'appointment-opened' })
    return context.redirect(`/day/${dayAt(first.startsAt).toString()}?${query.toString()}`, 303)
  })
}
