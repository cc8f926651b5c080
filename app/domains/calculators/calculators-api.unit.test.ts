import { expect, it } from 'vitest'
import { calculatorDays } from './calculators-api.server.ts'

const get = (path: string) => calculatorDays().request(`http://localhost/api/calculators/${path}`)

it('gives the days of the answers as a file that no cache keeps', async () => {
  const response = await get('leaving-insurer.ics?lang=de&calc=1&renewal=2099-10-15&side=you')
  expect(response.status).toBe(200)
  expect(response.headers.get('content-type')).toBe('text/calendar; charset=utf-8')
  expect(response.headers.get('content-disposition')).toBe('attachment; filename="leaving-insurer.ics"')
  expect(response.headers.get('cache-control')).toContain('no-store')
  const file = await response.text()
  expect(file).toContain('DTSTART;VALUE=DATE:209909')
  expect(file.replaceAll('\r\n ', '')).toContain('/de/rechner/versicherung-kuendigen')
})

it.each([
  'leaving-insurer.ics',
  'leaving-insurer.ics?renewal=soon&side=you',
  'underinsurance.ics?value=1&insured=1&damage=1',
  'constructor.ics',
  'no-such.ics',
])('answers 404 to %s', async (path) => {
  expect((await get(path)).status).toBe(404)
})
