import { Hono } from 'hono'
import { dayAt, officeZone } from '#domains/appointments/book/schedule.server.ts'
import { staffAppointments } from '#domains/appointments/book/staff-appointments.server.ts'
import { listDrafts } from '#domains/editor/git/drafts.server.ts'
import { knownEditFolder } from '#domains/editor/git/edit-folder.server.ts'
import { inboxToday, type InboxRow } from '#domains/requests/work/inbox.server.ts'
import { readLaunchList } from '#domains/launch/launch-list.server.ts'
import { scopeOf } from '#domains/requests/work/request-scope.ts'
import { undeliveredOf } from '#domains/requests/work/undelivered.server.ts'
import type { Member } from '#domains/staff/members.server.ts'
import { may } from '#domains/staff/roles.ts'
import { deliveryWords } from '#platform/outbox/delivery-words.server.ts'
import { toText } from '#platform/store/instant.server.ts'
import { query } from '#platform/store/store.server.ts'
import { requireSession } from '#desk/access/guards.server.ts'
import { draftAddress } from '#desk/content/content-address.ts'
import { mayHandle } from '#desk/day/day-access.server.ts'
import { dayWords, timeOf } from '#desk/day/day-words.server.ts'
import { memberNames } from '#domains/staff/member-names.server.ts'
import { linesIn } from '#desk/requests/inbox-model.server.ts'
import {
  localeOf,
  momentIn,
  showPage,
  type DeskContext,
  type DeskEnv,
  type DeskParts,
} from '#desk/desk-screen.server.ts'
import type { TodayCard } from './today-page.tsx'

/** How many lines of a list the start page shows. */
const firstLines = 5

/** What each list of requests leads to. */
const addresses = {
  overdue: '/requests?due=overdue',
  due: '/requests?due=today',
  fresh: '/requests?state=new',
  mine: '/requests?who=me',
  quarantined: '/requests?state=quarantined',
} as const

async function requestCards(
  parts: DeskParts,
  context: DeskContext,
  member: Member,
): Promise<{ cards: TodayCard[]; open: number }> {
  const { store, identity } = parts
  const [found, names] = await Promise.all([
    inboxToday(store, identity, { staffId: member.id, scope: scopeOf(member) }),
    memberNames(store),
  ])
  const card = (key: keyof typeof addresses, rows: readonly InboxRow[]): TodayCard => {
    const lines = linesIn(parts, context, rows.slice(0, firstLines), names)
    return {
      key,
      href: addresses[key],
      count: rows.length,
      lines: lines.map(({ reference, name, about, due, received }) => ({
        key: reference,
        href: `/requests/${reference}`,
        title: name,
        detail: key === 'fresh' ? `${about} · ${received}` : about,
        due: key === 'overdue' || key === 'mine' ? due : undefined,
      })),
    }
  }
  const cards = [
    card('overdue', found.overdue),
    card('due', found.today),
    card('fresh', found.fresh),
    card('mine', found.mine),
  ]
  // Robots are a matter of the whole office.
  if (member.role !== 'adviser') cards.push(card('quarantined', found.quarantined))
  return { cards, open: found.open }
}

async function appointmentCard(
  { store, identity }: DeskParts,
  context: DeskContext,
  member: Member,
): Promise<TodayCard> {
  const words = dayWords(context, identity)
  const day = dayAt(store.clock())
  const at = (days: number) => toText(day.add({ days }).toZonedDateTime(officeZone).toInstant())
  const all = await query(store, (db) =>
    staffAppointments(store, db, (select) =>
      select.where('appointment.starts_at', '>=', at(0)).where('appointment.starts_at', '<', at(1)),
    ),
  )
  const own = all.filter((appointment) => mayHandle(member, appointment))
  // Those that are over make room for those to come.
  const ahead = own.filter(({ endsAt }) => Temporal.Instant.compare(endsAt, store.clock()) > 0)
  return {
    key: 'appointments',
    href: '/day',
    count: own.length,
    lines: ahead.slice(0, firstLines).map((appointment) => ({
      key: appointment.reference,
      href: `/requests/${appointment.reference}`,
      title: `${timeOf(appointment.startsAt)} ${appointment.name}`,
      detail: [
        words.office(appointment.office),
        words.seat(appointment),
        words.topic(appointment.topic),
      ].join(' · '),
      due: undefined,
    })),
  }
}

async function undeliveredCard(
  { store }: DeskParts,
  context: DeskContext,
  member: Member,
): Promise<TodayCard> {
  const messages = await undeliveredOf(store, member)
  const dead = messages.filter(({ state }) => state === 'dead')
  return {
    key: 'undelivered',
    href: '/undelivered',
    count: dead.length,
    lines: dead.slice(0, firstLines).map(({ id, reference, visitor, code }) => ({
      key: id,
      href: '/undelivered',
      title: visitor?.name ?? reference,
      detail: code === undefined ? '' : deliveryWords(code, localeOf(context)),
      due: undefined,
    })),
  }
}

/** Drafts of the site's texts. Nothing was written yet where there is no clone of the project. */
async function draftCard({ store, editDir }: DeskParts, context: DeskContext): Promise<TodayCard> {
  const when = momentIn(context)
  const [drafts, names] = await Promise.all([listDrafts(knownEditFolder(editDir)), memberNames(store)])
  return {
    key: 'drafts',
    href: '/content',
    count: drafts.length,
    lines: drafts.slice(0, firstLines).map(({ id, title, startedBy, changedAt }) => ({
      key: id,
      href: draftAddress(id),
      title,
      detail: [names.get(startedBy), when(changedAt)].filter(Boolean).join(' · '),
      due: undefined,
    })),
  }
}

/** The start page: what waits today, for each role its own. */
export function todayRoutes(parts: DeskParts): Hono<DeskEnv> {
  const { store, identity } = parts
  const app = new Hono<DeskEnv>()
  app.get('/', requireSession(parts), async (context) => {
    const member = context.get('member')
    const seesRequests = may(member, 'requests')
    const requests = seesRequests ? await requestCards(parts, context, member) : undefined
    const cards = [
      ...(requests?.cards ?? []),
      ...(may(member, 'day') ? [await appointmentCard(parts, context, member)] : []),
      ...(may(member, 'undelivered') ? [await undeliveredCard(parts, context, member)] : []),
      ...(may(member, 'content') ? [await draftCard(parts, context)] : []),
    ]
    return await showPage(parts, context, 'today', {
      day: dayWords(context, identity).day(dayAt(store.clock())),
      open: requests?.open,
      cards,
      launch: may(member, 'staff') ? readLaunchList(identity) : undefined,
    })
  })
  return app
}
