import { Hono } from 'hono'
import * as v from 'valibot'
import { isIsoDay } from '#i18n/iso-day.ts'
import type { AppointmentGateway } from './gateway.ts'

const query = v.object({
  office: v.pipe(v.string(), v.regex(/^office\.[a-z-]{1,40}$/)),
  language: v.pipe(v.string(), v.regex(/^[a-z]{2}$/)),
  from: v.optional(v.pipe(v.string(), v.check(isIsoDay))),
})

const headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }

/**
 * `GET /api/appointments/slots?office=&language=&from=` returns an office's slots as JSON; `GET
 * /api/appointments/TOKEN/calendar.ics` returns the calendar file behind a signed link.
 */
export function appointments(gateway: AppointmentGateway): Hono {
  const app = new Hono()
  app.get('/api/appointments/slots', async (context) => {
    const asked = v.safeParse(query, context.req.query())
    if (!asked.success) return context.json({ error: 'query' }, 400, headers)
    return context.json(await gateway.days(asked.output), 200, headers)
  })
  app.get('/api/appointments/:token/calendar.ics', async (context) => {
    const file = await gateway.calendar(context.req.param('token'))
    if (file === undefined) return context.text('', 404, headers)
    return context.body(file, 200, {
      ...headers,
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="appointment.ics"',
    })
  })
  return app
}
