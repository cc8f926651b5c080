import type { Hono } from 'hono'
import { lostPlacesOf } from '#domains/appointments/book/lost-places.server.ts'
import { moveByStaff } from '#domains/appointments/book/move-by-staff.server.ts'
import { dayAt } from '#domains/appointments/book/schedule.server.ts'
import { audit } from '#domains/staff/audit.server.ts'
import { readForm, showPage, type DeskEnv, type DeskParts } from '#desk/desk-screen.server.ts'
import { appointmentAt, appointmentWords } from './change-routes.server.ts'
import { mayHandle } from './day-access.server.ts'
import { dayPath } from './day-address.server.ts'
import { dayWords, type DayWords } from './day-words.server.ts'

/** The appointments whose place is gone from the configuration. */
export function addLostRoutes(app: Hono<DeskEnv>, parts: DeskParts): void {
  const { store, identity } = parts

  const choiceLabel = (
    { t, office, seat }: DayWords,
    place: { readonly office: string; readonly seat: string; readonly speaks: boolean },
  ) => {
    const words = `${office(place.office)} · ${seat(place)}`
    return place.speaks ? words : t('lost.notSpoken', { place: words })
  }

  app.get('/lost', async (context) => {
    const words = dayWords(context, identity)
    const member = context.get('member')
    const lost = (await lostPlacesOf(store, identity)).filter((one) => mayHandle(member, one))
    return await showPage(parts, context, 'lost', {
      back: dayPath(dayAt(store.clock())),
      appointments: lost.map((one) => ({
        appointment: appointmentWords(words, one),
        choices: one.choices.map((place) => ({
          value: `${place.office} ${place.seat}`,
          label: choiceLabel(words, place),
        })),
      })),
    })
  })

  app.post('/lost/:reference', async (context) => {
    const appointment = await appointmentAt(parts, context)
    if (appointment instanceof Response) return appointment
    const { place = '' } = (await readForm(context)).values
    const [office, seat] = place.split(' ')
    const { startsAt, requestId } = appointment
    // The place may have been taken meanwhile; the list then shows what is left.
    const result = await moveByStaff(store, identity, requestId, { startsAt, office, seat }, {})
    if (result.kind !== 'moved' && result.kind !== 'reassigned') return context.redirect('/day/lost', 303)
    await audit(store, { action: 'appointment-moved', staffId: context.get('member').id, requestId })
    return context.redirect('/day/lost?done=appointment-reassigned', 303)
  })
}
