import { Hono } from 'hono'
import { findLostPlaces } from '#domains/appointments/book/misplaced-appointments.server.ts'
import { countByDay, readDay } from '#domains/appointments/book/read-day.server.ts'
import { dayAt } from '#domains/appointments/book/schedule.server.ts'
import { may } from '#domains/staff/roles.ts'
import { weekdays, type Office } from '#map/identity.ts'
import { weekdayShort } from '#i18n/weekday-words.ts'
import {
  localeOf,
  showPage,
  type DeskContext,
  type DeskEnv,
  type DeskParts,
} from '#desk/desk-screen.server.ts'
import { requirePermission, requireSession } from '#desk/access/guards.server.ts'
import { addBlockRoutes } from './block-routes.server.ts'
import { addBookRoutes } from './book-routes.server.ts'
import { addChangeRoutes } from './change-routes.server.ts'
import { addLostRoutes } from './lost-routes.server.ts'
import { dayPath, isoDay } from './day-address.server.ts'
import { officesOf } from './day-access.server.ts'
import { officeTable } from './day-model.server.ts'
import { dayWords } from './day-words.server.ts'

/** The office of the filter, if the member may see it. */
function chosenOffice(context: DeskContext, own: readonly Office[]): string | undefined {
  const asked = context.req.query('office')
  return own.find(({ page }) => page === asked)?.page
}

function countAll(counts: readonly ReadonlyMap<string, number>[], day: string): number {
  return counts.reduce((sum, count) => sum + (count.get(day) ?? 0), 0)
}

async function showDay(parts: DeskParts, context: DeskContext, day: Temporal.PlainDate): Promise<Response> {
  const { store, identity } = parts
  const member = context.get('member')
  const own = officesOf(member, identity)
  const office = chosenOffice(context, own)
  const shown = own.filter(({ page }) => office === undefined || page === office)
  const words = dayWords(context, identity)
  const monday = day.subtract({ days: day.dayOfWeek - 1 })
  const today = dayAt(store.clock())
  const seat = member.role === 'adviser' ? member.adviser : undefined
  const [days, counts, lost] = await Promise.all([
    readDay(store, identity, { day, office }),
    Promise.all(shown.map(({ page }) => countByDay(store, { from: monday, days: 7, office: page, seat }))),
    member.role === 'adviser' ? [] : findLostPlaces(store, identity),
  ])
  const week = weekdays.map((weekday, index) => {
    const date = monday.add({ days: index })
    return {
      href: dayPath(date, office),
      name: words.day(date),
      weekday: weekdayShort(weekday, localeOf(context)),
      number: date.day,
      count: countAll(counts, date.toString()),
      isCurrent: date.equals(day),
      isToday: date.equals(today),
    }
  })
  const query = new URLSearchParams({ office: office ?? shown[0]?.page ?? '', date: day.toString() })
  const tab = (page: string | undefined, label: string) => ({
    href: dayPath(day, page),
    label,
    current: page === office,
  })
  return await showPage(parts, context, 'day', {
    title: words.day(day),
    day: day.toString(),
    office,
    links: {
      previous: dayPath(day.subtract({ days: 1 }), office),
      next: dayPath(day.add({ days: 1 }), office),
      today: dayPath(today, office),
      previousWeek: dayPath(day.subtract({ weeks: 1 }), office),
      nextWeek: dayPath(day.add({ weeks: 1 }), office),
      book: `/day/${day.toString()}/book?${query.toString()}`,
    },
    block: may(member, 'block') ? `/day/block?${query.toString()}` : undefined,
    week,
    filter:
      own.length > 1
        ? [tab(undefined, words.t('nav.all')), ...own.map(({ page }) => tab(page, words.office(page)))]
        : [],
    offices: days
      .filter((one) => shown.some(({ page }) => page === one.office))
      .map((one) => officeTable(one, member, words)),
    lost: lost.length,
  })
}

/** The appointment book: the day, bookings for callers, moves, cancellations and blocks. */
export function dayRoutes(parts: DeskParts): Hono<DeskEnv> {
  const { store } = parts
  const app = new Hono<DeskEnv>()
  app.use(requireSession(parts), requirePermission(parts, 'day'))
  app.get('/', (context) => {
    const day = isoDay(context.req.query('date')) ?? dayAt(store.clock())
    return context.redirect(dayPath(day, context.req.query('office')), 303)
  })
  addChangeRoutes(app, parts)
  addBlockRoutes(app, parts)
  addLostRoutes(app, parts)
  addBookRoutes(app, parts)
  app.get('/:date', async (context) => {
    const day = isoDay(context.req.param('date'))
    if (day === undefined) return await showPage(parts, context, 'message', { kind: 'missing' }, 404)
    return await showDay(parts, context, day)
  })
  return app
}
