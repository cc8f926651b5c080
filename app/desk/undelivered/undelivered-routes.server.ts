import { Hono } from 'hono'
import { findAppointment } from '#domains/appointments/book/repository.server.ts'
import { correctEmail } from '#domains/requests/store/change-request.server.ts'
import { findRequest, type RequestRecord } from '#domains/requests/store/read-requests.server.ts'
import { undeliveredOf, type Undelivered } from '#domains/requests/work/undelivered.server.ts'
import { audit } from '#domains/staff/audit.server.ts'
import { madridTime } from '#i18n/madrid-time.ts'
import { parseAddress } from '#platform/mail/mail-address.server.ts'
import { deliveryWords, messageWords } from '#platform/outbox/delivery-words.server.ts'
import { dismissMessages, hastenMessages, reviveMessages } from '#platform/outbox/outbox-health.server.ts'
import { requirePermission, requireSession } from '#desk/access/guards.server.ts'
import {
  localeOf,
  momentIn,
  readForm,
  showPage,
  textsOf,
  type DeskContext,
  type DeskEnv,
  type DeskParts,
} from '#desk/desk-screen.server.ts'
import { pageOf } from '#desk/staff/audit-routes.server.ts'
import { blankForm, type FormState } from '#desk/ui/form-state.ts'

const perPage = 50

const viewOf = (text: string | undefined): Undelivered['state'] => (text === 'late' ? 'late' : 'dead')

/** Messages that did not arrive: why, and what to do about it. */
export function undeliveredRoutes(parts: DeskParts): Hono<DeskEnv> {
  const { store } = parts
  const app = new Hono<DeskEnv>()
  app.use(requireSession(parts), requirePermission(parts, 'undelivered'))

  const messagesOf = async (context: DeskContext) => await undeliveredOf(store, context.get('member'))
  const missing = async (context: DeskContext) =>
    await showPage(parts, context, 'message', { kind: 'missing' }, 404)
  const back = (context: DeskContext, view: Undelivered['state'], done: string) =>
    context.redirect(`/undelivered?${view === 'late' ? 'view=late&' : ''}done=${done}`, 303)

  app.get('/', async (context) => {
    const locale = localeOf(context)
    const view = viewOf(context.req.query('view'))
    const page = pageOf(context.req.query('page'))
    const all = await messagesOf(context)
    const shown = all.filter(({ state }) => state === view)
    const start = page * perPage
    return await showPage(parts, context, 'undelivered', {
      view,
      counts: {
        [view]: shown.length,
        [view === 'dead' ? 'late' : 'dead']: all.length - shown.length,
      } as Record<Undelivered['state'], number>,
      rows: shown.slice(start, start + perPage).map((message) => ({
        message,
        what: messageWords(message, locale),
        why: message.code === undefined ? undefined : deliveryWords(message.code, locale),
      })),
      page,
      more: shown.length > start + perPage,
      href: (number) => `/undelivered?view=${view}&page=${String(number + 1)}`,
      when: momentIn(context),
      time: ({ epochMilliseconds }) => madridTime(new Date(epochMilliseconds)).time,
    })
  })

  /** One message by its id, or without one all of the view. */
  app.post('/again', async (context) => {
    const { id, view: asked } = (await readForm(context)).values
    const view = viewOf(asked)
    const chosen = (await messagesOf(context)).filter(
      (message) => message.state === view && (id === undefined || message.id === id),
    )
    const ids = chosen.map((message) => message.id)
    const count = view === 'dead' ? await reviveMessages(store, { ids }) : await hastenMessages(store, ids)
    if (count === 0) return back(context, view, 'nothing-left')
    const entry = { action: 'message-retried', staffId: context.get('member').id } as const
    for (const requestId of new Set(chosen.map((message) => message.requestId)))
      await audit(store, { ...entry, requestId })
    return back(context, view, 'sent-again')
  })

  app.post('/dismiss', async (context) => {
    const { id = '' } = (await readForm(context)).values
    const message = (await messagesOf(context)).find((each) => each.id === id && each.state === 'dead')
    if (!message || (await dismissMessages(store, { ids: [id] })) === 0)
      return back(context, 'dead', 'nothing-left')
    const { requestId } = message
    await audit(store, { action: 'message-dismissed', staffId: context.get('member').id, requestId })
    return back(context, 'dead', 'dismissed')
  })

  /** The request whose address the member may correct: one with a message in their list. */
  const requestOf = async (context: DeskContext): Promise<RequestRecord | undefined> => {
    const reference = context.req.param('reference') ?? ''
    const isListed = (await messagesOf(context)).some((message) => message.reference === reference)
    return isListed ? await findRequest(store, { reference }) : undefined
  }
  const showForm = async (context: DeskContext, request: RequestRecord, state: FormState = blankForm) => {
    const { reference, name, phone, email } = request
    const props = { reference, name, phone, email, state }
    return await showPage(parts, context, 'address', props, state === blankForm ? 200 : 422)
  }
  /** Whether a mail goes to the new address: none does about what is over, or in quarantine. */
  const isMailed = async ({ id, state }: RequestRecord) => {
    if (state === 'quarantined') return false
    const isOver = state === 'closed' || state === 'withdrawn'
    return !isOver || (await findAppointment(store, id)) !== undefined
  }

  app.use('/:reference/address', requirePermission(parts, 'requests'))
  app.get('/:reference/address', async (context) => {
    const request = await requestOf(context)
    return request ? await showForm(context, request) : await missing(context)
  })
  app.post('/:reference/address', async (context) => {
    const request = await requestOf(context)
    if (!request) return await missing(context)
    const { values } = await readForm(context)
    const t = textsOf(context).data
    const email = parseAddress(values['email'] ?? '')
    const wrong = async (message: string) =>
      await showForm(context, request, { values, errors: { email: message } })
    if (email === undefined) return await wrong(t('address.invalid'))
    if (email === request.email) return await wrong(t('address.same'))
    const staffId = context.get('member').id
    const result = await correctEmail(store, request.reference, email, { staffId })
    if (result.kind !== 'changed') return await missing(context)
    await audit(store, { action: 'contact-corrected', staffId, requestId: request.id })
    return back(context, 'dead', (await isMailed(request)) ? 'address-corrected' : 'address-corrected-unsent')
  })
  return app
}
