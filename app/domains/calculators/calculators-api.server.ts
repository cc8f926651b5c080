import { Hono } from 'hono'
import { plainText } from '#content/inline.ts'
import { siteFacts, siteIdentity } from '#content/load.server.ts'
import { madridToday } from '#i18n/madrid-time.ts'
import { defaultLocale, isLocale, type Locale } from '#map/locale.ts'
import { calculators, type CalculatorId } from './calculators.ts'
import { calculatorContent } from './page-data.server.ts'
import { dayCalendar, type CalendarDay } from './day-calendar.server.ts'
import { ratesOf } from './rates.server.ts'
import { readAnswers } from './read-answers.ts'

const isCalculator = (id: string): id is CalculatorId => Object.hasOwn(calculators, id)

/** The days that the answers lead to, with their words; none for answers that lead to no day. */
function daysOf(id: CalculatorId, locale: Locale, typed: URLSearchParams): CalendarDay[] {
  const { questions, work } = calculators[id]
  const { answers } = readAnswers(questions, typed, locale)
  const outcome = answers && work(answers, ratesOf(id, siteFacts()).rates, madridToday())
  if (outcome?.kind !== 'estimate') return []
  const identity = siteIdentity()
  const { path, content } = calculatorContent(id, locale)
  return outcome.days.flatMap(({ due, day }) => {
    const words = content.result.days?.[due]
    if (words === undefined) return []
    const description = `${plainText(words.text)}\n${identity.url}${path}`
    return [
      {
        uid: `${id}.${due}.${day}@${new URL(identity.url).hostname}`,
        day,
        summary: words.title,
        description,
      },
    ]
  })
}

/** `GET /api/calculators/ID.ics?lang=&…`: the days of a result for a calendar. Nothing is stored. */
export function calculatorDays(): Hono {
  const app = new Hono()
  app.get('/api/calculators/:file{[a-z-]+\\.ics}', (context) => {
    const id = context.req.param('file').replace(/\.ics$/, '')
    const typed = new URL(context.req.url).searchParams
    const lang = typed.get('lang')
    const days = isCalculator(id) ? daysOf(id, isLocale(lang) ? lang : defaultLocale, typed) : []
    if (days.length === 0) return context.text('', 404, { 'cache-control': 'no-store' })
    return context.body(dayCalendar(days, Temporal.Now.instant()), 200, {
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': `attachment; filename="${id}.ics"`,
      'cache-control': 'private, no-store',
      'x-robots-tag': 'noindex',
    })
  })
  return app
}
