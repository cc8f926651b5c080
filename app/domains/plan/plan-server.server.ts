import { planData } from '#content/plan/load-plan.server.ts'
import { siteIdentity } from '#content/load.server.ts'
import type { PassedAnswers } from '#domains/requests/dialog/form-page.ts'
import { madridToday } from '#i18n/madrid-time.ts'
import { serverTexts } from '#i18n/server-texts.server.ts'
import { isLocale, type Locale } from '#map/locale.ts'
import { pagePath } from '#map/paths.ts'
import { Hono } from 'hono'
import de from '../../../locales/plan/de.json' with { type: 'json' }
import en from '../../../locales/plan/en.json' with { type: 'json' }
import es from '../../../locales/plan/es.json' with { type: 'json' }
import { planFor } from './plan.ts'
import { planCalendar } from './plan-calendar.ts'
import { planEvents } from './plan-events.ts'
import { planField, type PlanPageData } from './plan-page-data.ts'
import { fieldsOfPlan, planFields, planInWords, type PlanWords } from './plan-in-words.ts'

const texts = serverTexts({ es, en, de })

function planWords(locale: Locale): PlanWords {
  const t = texts[locale]
  return {
    locale,
    forUs: t('plan.forUs'),
    second: t('plan.second'),
    ofSecond: (step) => t('plan.secondOf', { step }),
  }
}

/** The plan page's data; the answers come from the address, if it has any. */
export function planPageData(url: URL, locale: Locale): PlanPageData {
  const fields = url.searchParams.has(planField) ? url.searchParams : new URLSearchParams()
  return { ...planData(locale), ...fieldsOfPlan(fields), today: madridToday() }
}

/** The ids in a request: its plan's fields. */
const caseOf = (plan: PlanPageData) => planFields(plan).map(([name, value]) => `${name}=${value}`)

/** The plan in an address, for the form opened over the page. */
export function planInAddress(plan: PlanPageData, url: URL, locale: Locale): PassedAnswers | undefined {
  const answers = planInWords(plan, plan, planWords(locale))
  if (answers.length === 0) return undefined
  const query = new URLSearchParams([[planField, '1'], ...planFields(plan)])
  return { ids: caseOf(plan), done: [], answers, href: `${url.pathname}?${query}#questions` }
}

/** A plan's answers and lines for the office, from the ids in a request; unknown ones are dropped. */
export function planForRequest(ids: string, locale: Locale): string[] {
  const plan = fieldsOfPlan(new URLSearchParams(ids))
  return planInWords(planData(locale), plan, planWords(locale)).map(
    ({ question, answer }) => `${question}: ${answer}`,
  )
}

const headers = { 'cache-control': 'no-store', 'x-robots-tag': 'noindex' }

/** `GET /api/plan.ics?lang=&…`: the dates of a plan as a calendar file, for browsers without scripts. */
export function planCalendars(): Hono {
  const app = new Hono()
  app.get('/api/plan.ics', (context) => {
    const { searchParams } = new URL(context.req.url)
    const lang = searchParams.get('lang')
    if (!isLocale(lang)) return context.text('', 400, headers)
    const t = texts[lang]
    const { answers } = fieldsOfPlan(searchParams)
    const identity = siteIdentity()
    const plan = planFor(planData(lang).steps, answers, madridToday())
    const origin = identity.url
    const events = planEvents(plan.steps, {
      describe: (binding) => t('plan.eventNote', { kind: t(`plan.${binding}`) }),
      address: (href) => origin + href,
      page: origin + pagePath('plan', lang, identity),
    })
    const file = planCalendar(events, { host: new URL(origin).host, made: new Date().toISOString() })
    return context.body(file, 200, {
      ...headers,
      'content-type': 'text/calendar; charset=utf-8',
      'content-disposition': 'attachment; filename="plan.ics"',
    })
  })
  return app
}
