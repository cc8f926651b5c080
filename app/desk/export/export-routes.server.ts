import { Hono } from 'hono'
import * as v from 'valibot'
import { toCsv } from '#domains/requests/export/csv.server.ts'
import { exportRequests } from '#domains/requests/export/export-requests.server.ts'
import { stateInWords } from '#domains/requests/work/request-words.server.ts'
import { audit } from '#domains/staff/audit.server.ts'
import { isIsoDay } from '#i18n/iso-day.ts'
import { madridTime } from '#i18n/madrid-time.ts'
import { requestStates } from '#platform/store/schema.server.ts'
import { requireFreshPasskey, requirePermission, requireSession } from '#desk/access/guards.server.ts'
import {
  localeOf,
  readForm,
  showPage,
  textsOf,
  type DeskContext,
  type DeskEnv,
  type DeskParts,
} from '#desk/desk-screen.server.ts'
import { blankForm, type FormState } from '#desk/ui/form-state.ts'
import { separatorNames, separatorOf } from './separators.ts'

const day = v.pipe(
  v.optional(v.string(), ''),
  v.check((text) => text === '' || isIsoDay(text), 'export.notADay'),
  v.transform((text) => (text === '' ? undefined : text)),
)
const choice = v.pipe(
  v.object({
    from: day,
    to: day,
    office: v.optional(v.string(), ''),
    state: v.optional(v.union([v.literal(''), v.picklist(requestStates)]), ''),
    separator: v.optional(v.picklist(separatorNames), separatorNames[0]),
  }),
  v.forward(
    v.check(({ from, to }) => from === undefined || to === undefined || from <= to, 'export.backwards'),
    ['to'],
  ),
)

/** Robots' requests are exported only if they are asked for. */
const usualStates = requestStates.filter((state) => state !== 'quarantined')

/** Requests as a table for a spreadsheet. */
export function exportRoutes(parts: DeskParts): Hono<DeskEnv> {
  const { store, identity } = parts
  const app = new Hono<DeskEnv>()
  app.use(requireSession(parts), requirePermission(parts, 'export'), requireFreshPasskey(parts))

  const today = () => madridTime(new Date(store.clock().epochMilliseconds)).day
  const showForm = async (context: DeskContext, state: FormState = blankForm) => {
    const locale = localeOf(context)
    const to = today()
    const props = {
      state,
      from: `${to.slice(0, 7)}-01`,
      to,
      offices: identity.offices.map(({ page, name }) => ({ page, name: name[locale] })),
      states: requestStates.map((value) => ({ value, words: stateInWords(value, locale) })),
    }
    return await showPage(parts, context, 'export', props, state === blankForm ? 200 : 422)
  }

  app.get('/', async (context) => await showForm(context))
  app.post('/', async (context) => {
    const { values } = await readForm(context)
    const t = textsOf(context).data
    const read = v.safeParse(choice, values)
    if (!read.success) {
      const errors = read.issues.map((issue) => [
        v.getDotPath(issue) ?? 'from',
        t.find(issue.message) ?? textsOf(context).desk('form.choose'),
      ])
      return await showForm(context, { values, errors: Object.fromEntries(errors) as FormState['errors'] })
    }
    const { from, to, office, state, separator } = read.output
    const filter = { from, to, office: office || undefined, states: state === '' ? usualStates : [state] }
    const { header, rows } = await exportRequests(store, identity, filter, localeOf(context))
    if (rows.length === 0) return await showForm(context, { values, errors: { from: t('export.nothing') } })
    const staffId = context.get('member').id
    await audit(store, { action: 'export', staffId, detail: String(rows.length) })
    return context.body(toCsv(header, rows, separatorOf[separator]), 200, {
      'content-type': 'text/csv; charset=utf-8',
      'content-disposition': `attachment; filename="requests-${today()}.csv"`,
    })
  })
  return app
}
