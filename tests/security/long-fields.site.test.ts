import { expect, test } from 'vitest'
import * as v from 'valibot'
import { appointmentSchema } from '#domains/appointments/dialog/appointment-schema.ts'
import { serverForms } from '#domains/requests/intake/forms.server.ts'
import { callbackForm } from '#tests/support/send-form.ts'

/** As long as a form may be (app/start/render-page.server.ts), of what patterns stumble over. */
const long = 64_000
const all = [...Object.values(await serverForms()).map(({ schema }) => schema), appointmentSchema]
const hostile = {
  'characters that were none': '\u{fffd}',
  umlauts: 'ä',
  'an address that never ends': 'a.',
  'domains that never end': '@a.',
  blanks: ' ',
  'line ends': '\r\n',
  digits: '1',
  'signs of a phone number': '+(',
  hyphens: '-a',
}

// Processor time rather than wall-clock time: a quadratic rule needs half a minute for one form.
test.each(Object.entries(hostile))('%s keep no form busy in any field', (_what, part) => {
  const text = part.repeat(long / part.length)
  const names = all.flatMap((form) => Object.keys(form.entries))
  const fields = Object.fromEntries([...names, ...callbackForm().keys()].map((name) => [name, text]))
  const before = process.cpuUsage()
  for (const form of all) expect(v.safeParse(form, fields).success).toBe(false)
  const { user, system } = process.cpuUsage(before)
  expect(user + system).toBeLessThan(5_000_000)
})
